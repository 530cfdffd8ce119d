import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { notify } from '../../messaging/notifications/public.ts';
import { notifySalesTeam } from '../../messaging/selling-side/public.ts';
import type { Applicant } from './identity.store.ts';

type Person = Pick<Applicant, 'id' | 'email' | 'name' | 'idiom'>;

/** Notifies the sales team that a user waits for verification (S-40). */
export async function notifyRequested(
  deps: ServerDeps,
  transaction: Transaction,
  { person, code, at }: { readonly person: Person; readonly code: number; readonly at: number },
): Promise<void> {
  await notifySalesTeam(deps, transaction, {
    fact: `identity-requested:${code}`,
    officePath: officeRecordPath('verification', code, { conta: person.id }),
    write: (facts) => messages.salesIdentity({ ...facts, code, accountId: person.id }),
    now: at,
  });
}

interface Decided {
  readonly person: Person;
  readonly what: 'accepted' | 'refused' | 'withdrawn';
  /** In the words of staff. */
  readonly reason: string;
  /** Centavos. */
  readonly limit: number;
  /** Names the action. */
  readonly key: string;
  readonly at: number;
}

/** Notifies a user by mail and notification of the result of the verification, and of their limit from now on. */
export async function notifyDecided(
  deps: ServerDeps,
  transaction: Transaction,
  { person, key, at, ...facts }: Decided,
): Promise<void> {
  const { brand, publicUrl } = deps.config;
  const frame = { brand, idiom: person.idiom ?? ('PTBR' as const), name: person.name };
  const content = messages.identityDecided({ ...frame, ...facts, address: `${publicUrl}/perfil` });
  await send(deps, transaction, { person, content, dedupeKey: `identity-${key}`, at });
}

/** Notifies a user of their deposit, and what it allows. Amounts in centavos. */
export async function notifyDeposit(
  deps: ServerDeps,
  transaction: Transaction,
  given: {
    readonly person: Person;
    readonly held: number;
    readonly limit: number;
    readonly entry: number;
    readonly at: number;
  },
): Promise<void> {
  const { person, held, limit, entry, at } = given;
  const { brand } = deps.config;
  const frame = { brand, idiom: person.idiom ?? ('PTBR' as const), name: person.name };
  const content = messages.depositChanged({ ...frame, held, limit });
  await send(deps, transaction, { person, content, dedupeKey: `deposit-${entry}`, at });
}

async function send(
  deps: ServerDeps,
  transaction: Transaction,
  given: {
    readonly person: Person;
    readonly content: ReturnType<typeof messages.identityDecided>;
    readonly dedupeKey: string;
    readonly at: number;
  },
): Promise<void> {
  const { person, content, dedupeKey, at } = given;
  await enqueueMail(transaction, { to: person.email, ...content, dedupeKey, now: at });
  await notify(deps, transaction, {
    accountId: person.id,
    title: content.noticeTitle ?? content.subject,
    body: content.notice,
    path: '/perfil',
    dedupeKey,
    now: at,
  });
}
