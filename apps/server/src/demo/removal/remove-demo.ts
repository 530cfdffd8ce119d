import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { recordAudit } from '../../platform/audit/public.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { emptyAccount } from '../../features/people/personal-data/public.ts';
import { endSessions } from '../../features/identity/sessions/public.ts';
import { bannerGuids } from '../content/demo-banners.ts';
import { lockDemo } from '../demo-state.store.ts';
import { filmKeys } from '../offers/demo-films.ts';
import { attachmentGuids } from '../content/store-files.ts';
import { endDeals } from './end-deals.ts';
import { endDeposits } from './end-deposits.ts';
import { entanglementOf, type DemoRemains, type Entanglement } from './entanglement.store.ts';
import { findDemoPasswords } from './find-demo-passwords.ts';
import { demoAccounts, markedAs } from './remains.store.ts';
import { demoRemover } from './removal.store.ts';

/** How much was taken out. */
export interface RemovedDemo {
  readonly kind: 'removed';
  /** Anonymised and locked: the ledgers refer to their numbers. */
  readonly accounts: number;
  readonly offersDeleted: number;
  /** Hidden everywhere; the ledgers refer to them. */
  readonly offersHidden: number;
  readonly stores: number;
  readonly banners: number;
  /** Numbers of other accounts that lost the demo password. */
  readonly passwords: readonly number[];
}

export type DemoRemoval = RemovedDemo | ({ readonly kind: 'entangled' } & Entanglement);

/**
 * Removes the demo world from a database, in one transaction: accounts are anonymised, with all their credentials; deals end by the rules;
 * offers, stores and banners are deleted or hidden. What ledgers and histories refer to stays without a person. Repeated, it finds nothing
 * to do. If other people's deals depend on it, nothing is changed. Nothing else may use the database meanwhile.
 */
export async function removeDemo(deps: ServerDeps): Promise<DemoRemoval> {
  return deps.database.transact(async (transaction) => {
    await lockDemo(transaction);
    const accounts = await demoAccounts(transaction);
    const everyAccount = new Set([...accounts, ...(await markedAs(transaction, 'account'))]);
    const remains = {
      accounts,
      offers: await markedAs(transaction, 'offer'),
      stores: await markedAs(transaction, 'store'),
    };
    const entangled = await entanglementOf(transaction, { ...remains, accounts: [...everyAccount] });
    if (entangled) return { kind: 'entangled', ...entangled };
    return remove(deps, transaction, remains);
  });
}

async function remove(
  deps: ServerDeps,
  transaction: Transaction,
  { accounts, offers, stores }: DemoRemains,
): Promise<RemovedDemo> {
  const now = deps.clock.now();
  const remover = demoRemover(transaction);
  const [actorId] = accounts;
  if (actorId !== undefined) await endDeals(deps, transaction, offers, { actorId, at: now });
  await endDeposits(transaction, accounts, now);
  await remover.endWaiting(accounts, now);
  await forgetFiles(deps, transaction, await remover.reports(offers));
  await emptyAccounts(deps, transaction, accounts, now);
  const passwords = await takePasswords(deps, transaction, now);
  const removed = {
    kind: 'removed',
    accounts: accounts.length,
    offersDeleted: await remover.deleteOffers(offers),
    offersHidden: await remover.hideOffers(offers),
    stores: await remover.closeStores(stores),
    banners: await remover.deleteBanners(bannerGuids()),
    passwords,
  } as const;
  await remover.deleteYards();
  await remover.deleteMails();
  await remover.noteRemoval(now);
  const { kind: _kind, passwords: changed, ...counts } = removed;
  await recordAudit(transaction, {
    actorId: null,
    command: 'remove-demo',
    action: 'remove-demo',
    subject: 'house',
    details: { ...counts, passwords: changed.length },
    at: now,
  });
  return removed;
}

async function emptyAccounts(
  deps: ServerDeps,
  transaction: Transaction,
  accounts: readonly number[],
  now: number,
): Promise<void> {
  const remover = demoRemover(transaction);
  await remover.markAccounts(accounts);
  for (const id of accounts) await emptyAccount(deps, transaction, id, now);
  await remover.takeRights(accounts);
}

/** Staff with the demo password set another one by a mailed link. */
async function takePasswords(
  { config }: ServerDeps,
  transaction: Transaction,
  now: number,
): Promise<readonly number[]> {
  const opened = await findDemoPasswords(transaction, config);
  for (const id of opened) {
    await demoRemover(transaction).takePassword(id);
    await endSessions(transaction, id, now);
  }
  return opened;
}

/** Reports and attachments are deleted after the commit. */
async function forgetFiles(
  { config, logger }: ServerDeps,
  transaction: Transaction,
  reports: readonly string[],
): Promise<void> {
  const storage = openStorage(config);
  const keys = [
    ...reports.map((code) => `reports/${code.toLowerCase()}.pdf`),
    ...attachmentGuids().map((guid) => `attachments/${guid}`),
    ...filmKeys(),
  ];
  transaction.afterCommit(() => {
    for (const key of keys)
      storage.delete(key).catch((error: unknown) => logger.error({ err: error, key }, 'file stays'));
  });
}
