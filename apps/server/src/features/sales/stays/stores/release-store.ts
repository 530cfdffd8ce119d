import type { releaseStore as contract } from '@patio/contract/sales/stays/release-store.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { auctionLocker } from '../../../trading/auctions/public.ts';
import type { NotifyDeps } from '../announce-stay.ts';
import { letOffersGo } from '../let-offers-go.ts';
import { stayReader } from '../stays.store.ts';
import { continueTerms } from '../waiting/waiting-deals.ts';
import { waitingDeals } from '../waiting/waiting-deals.store.ts';
import { storeSettings } from '../../../stores/partners/public.ts';
import { lockStore } from './stores.store.ts';
import { changeStore, type StoreAction, type StoreOutcome } from './change-store.ts';
import { showAtOnce } from '../../../catalogue/content/public.ts';
import { notifyStore } from './notify-store.ts';

/** Reopens a suspended store for the back office; audited. */
export const releaseStore = (deps: ServerDeps): Handler<typeof contract> =>
  changeStore(deps, {
    act: (transaction, entry) => openStoreAgain(deps, transaction, entry),
    action: 'release-store',
    before: 'suspended',
    after: 'approved',
    refusal: 'store-not-suspended',
    shown: 'aberta',
  });

/** Reopens a suspended store in one transaction: its offers and the deals that wait after their end continue, each with the time it had left (rule 0.31). */
export async function openStoreAgain(
  deps: NotifyDeps,
  transaction: Transaction,
  { partnerId, reason, version, actorId, at }: StoreAction,
): Promise<StoreOutcome> {
  const store = await lockStore(transaction, partnerId);
  if (!store) return { result: 'unknown' };
  if (version !== undefined && version !== store.version) return { result: 'meanwhile', store };
  if (store.status === 'approved') return { result: 'already', store, offers: 0 };
  if (store.status !== 'suspended') return { result: 'refused' };
  const codes = await stayReader(transaction).openOfStore(partnerId);
  const waiting = (await waitingDeals(transaction, partnerId)).map((deal) => deal.offer_code);
  const locked = await auctionLocker(transaction).lockAll([...codes, ...waiting]);
  const stayed = new Set(codes);
  const rows = locked.filter((row) => stayed.has(row.offer_code));
  await storeSettings(transaction).setStatus(partnerId, 'approved', { reason, actorId, at });
  await letOffersGo(deps, transaction, rows, { actorId, at });
  const stoppedAt = store.standing_at ?? at;
  await continueTerms(deps, transaction, { partnerId, rows: locked, stoppedAt, at });
  await notifyStore(deps, transaction, store, { kind: 'released', reason, at });
  showAtOnce(deps, transaction, at);
  return { result: 'done', store, offers: rows.length };
}
