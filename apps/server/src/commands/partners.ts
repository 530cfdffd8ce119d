import { shownText } from '@patio/domain/texts/human-text.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { loadConfig } from '../config/load-config.ts';
import {
  approvePartner,
  listPartners,
  refusePartner,
  type Decision,
  type ListedPartner,
} from '../features/stores/partners/public.ts';
import {
  closeStore,
  openStoreAgain,
  storeNumber,
  type StoreOutcome,
} from '../features/sales/stays/public.ts';
import { recordAudit } from '../platform/audit/public.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase, type Database } from '../platform/db/database.ts';
import { silentHub } from '../platform/live/silent-hub.ts';
import { useDatabase } from '../supervisor/database.ts';
import { migrateDatabase } from '../supervisor/prepare-database.ts';
import { atSiteAddress } from '../supervisor/checks/site-address.ts';
import { StartError } from '../supervisor/start-error.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

const USAGE = `npm run partners -- list             parceiros que aguardam aprovação
npm run partners -- approve LOJA     abre a loja ao público e avisa o parceiro; suspensa, volta a abrir
npm run partners -- refuse LOJA MOTIVO    recusa o cadastro; o parceiro recebe o motivo
npm run partners -- suspend LOJA     fecha a loja, tira suas ofertas do site e para seus prazos`;

/** As on the screens of staff. */
const SHORTEST_REASON = 5;
const LONGEST_REASON = 500;

const APPROVALS: Readonly<Record<Decision, string>> = {
  done: 'aprovada.',
  'approved-already': 'já estava aprovada.',
  decided: 'foi encerrada.',
  suspended: 'está suspensa.',
  unknown: 'não existe.',
  changed: 'mudou enquanto isso: tente de novo.',
  'not-verified': 'não pode ser aprovada: o parceiro ainda não confirmou o e-mail.',
  'no-name': 'ainda não tem endereço no site.',
};

const REFUSALS: Readonly<Record<Decision, string>> = {
  ...APPROVALS,
  'approved-already': 'já está aprovada: só pode ser suspensa.',
};

/** `npm run partners`: exit code 0 if it did what was requested. */
async function main([order, store, ...rest]: readonly string[]): Promise<number> {
  const reason = rest.join(' ').trim();
  if (!isKnown(order, store, reason)) {
    complain(USAGE);
    return 1;
  }
  try {
    return await withDatabase(loadConfig(readEnvironment()), (config, database) =>
      obey(config, database, { order, store: store ?? '', reason }),
    );
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
    complain(error.message);
    return 1;
  }
}

function isKnown(order: string | undefined, store: string | undefined, reason: string): boolean {
  if (order === 'list') return store === undefined;
  if (!store) return false;
  if (order === 'refuse') return reason.length >= SHORTEST_REASON && reason.length <= LONGEST_REASON;
  return (order === 'approve' || order === 'suspend') && reason === '';
}

async function withDatabase(
  config: Config,
  work: (config: Config, database: Database) => Promise<number>,
): Promise<number> {
  const used = await useDatabase(config, complain);
  try {
    await migrateDatabase(used.url, complain);
    const database = openDatabase({ url: used.url, max: 2, applicationName: 'patio-partners' });
    try {
      return await work(await atSiteAddress(config, readEnvironment(), database), database);
    } finally {
      await database.close();
    }
  } finally {
    await used.stop();
  }
}

async function obey(
  config: Config,
  database: Database,
  {
    order,
    store,
    reason,
  }: { readonly order: string | undefined; readonly store: string; readonly reason: string },
): Promise<number> {
  if (order === 'list') {
    const pending = await listPartners(database, 'pending');
    say(pending.length === 0 ? 'Nenhum parceiro aguarda aprovação.' : pending.map(lineOf).join('\n'));
    return 0;
  }
  if (order === 'suspend') {
    const outcome = await changeStore(config, database, store, closeStore);
    const done = outcome?.result === 'done';
    say(`${store}: ${done ? 'suspensa.' : 'não há loja aprovada com esse nome.'}`);
    return done ? 0 : 1;
  }
  const deps = { config, database, live: silentHub };
  const given = { partner: { store }, version: null, actorId: null, at: systemClock.now() };
  if (order === 'refuse') {
    const refusal = await refusePartner(deps, { ...given, reason });
    say(`${store}: ${refusal === 'done' ? 'recusada.' : REFUSALS[refusal]}`);
    return refusal === 'done' ? 0 : 1;
  }
  const approval = await approvePartner(deps, given);
  if (approval === 'suspended') {
    const outcome = await changeStore(config, database, store, openStoreAgain);
    const done = outcome?.result === 'done';
    say(`${store}: ${done ? 'aberta outra vez.' : APPROVALS.suspended}`);
    return done ? 0 : 1;
  }
  say(`${store}: ${APPROVALS[approval]}`);
  return approval === 'done' || approval === 'approved-already' ? 0 : 1;
}

/** Suspends or releases a store, without a signed-in user. */
async function changeStore(
  config: Config,
  database: Database,
  store: string,
  change: typeof closeStore,
): Promise<StoreOutcome | null> {
  return database.transact(async (transaction) => {
    const partnerId = await storeNumber(transaction, store);
    if (partnerId === undefined) return null;
    const action = {
      partnerId,
      reason: 'Decisão da equipe da plataforma.',
      actorId: null,
      at: systemClock.now(),
    };
    const outcome = await change({ config, live: silentHub }, transaction, action);
    if (outcome.result === 'done') {
      const states = ['approved', 'suspended'] as const;
      const [before, after] = change === closeStore ? states : states.toReversed();
      await recordAudit(transaction, {
        actorId: null,
        command: 'partners',
        action: change === closeStore ? 'suspend-store' : 'release-store',
        subject: `partner ${partnerId}`,
        details: { reason: action.reason, offers: outcome.offers },
        before: { status: before ?? null },
        after: { status: after ?? null },
        at: action.at,
      });
    }
    return outcome;
  });
}

function lineOf({ name, store, email, email_verified_at: verifiedAt }: ListedPartner): string {
  const mail = `${email ?? 'sem e-mail'} (${verifiedAt === null ? 'a confirmar' : 'confirmado'})`;
  // Anyone may have written them, and a terminal interprets control characters.
  return [store ?? '(sem nome de site)', name, mail]
    .map((part) => shownText(part, { lines: 'one' }))
    .join('\t');
}

process.exit(await main(process.argv.slice(2)));
