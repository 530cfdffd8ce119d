import type { suspendStore as contract } from '@patio/contract/sales/stays/suspend-store.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { auctionLocker } from '../../../trading/auctions/public.ts';
import type { NotifyDeps } from '../announce-stay.ts';
import { announceStopped } from '../waiting/waiting-deals.ts';
import { waitingDeals } from '../waiting/waiting-deals.store.ts';
import { handOverPurchases } from './hand-over-purchases.ts';
import { stayReader } from '../stays.store.ts';
import { stopOffers } from '../stop-offers.ts';
import { storeSettings } from '../../../stores/partners/public.ts';
import { changeStore, type StoreAction, type StoreOutcome } from './change-store.ts';
import { lockStore } from './stores.store.ts';
import { showAtOnce } from '../../../catalogue/content/public.ts';
import { notifyStore } from './notify-store.ts';

/** Closes a store for the back office; audited. */
export const suspendStore = (deps: ServerDeps): Handler<typeof contract> =>
  changeStore(deps, {
    act: (transaction, entry) => closeStore(deps, transaction, entry),
    action: 'suspend-store',
    before: 'approved',
    after: 'suspended',
    refusal: 'store-not-open',
    shown: 'suspensa',
  });

/**
 * Suspends an approved store in one transaction (rule 0.31): it is hidden, deals on it are refused, its open offers are stayed, no term of
 * its ended ones runs, purchases pass to the house. The offers are locked before the store changes, as in every deal: a concurrent bid comes before, and stands, or after,
 * and is refused.
 */
export async function closeStore(
  deps: NotifyDeps,
  transaction: Transaction,
  { partnerId, reason, version, actorId, at }: StoreAction,
): Promise<StoreOutcome> {
  const store = await lockStore(transaction, partnerId);
  if (!store) return { result: 'unknown' };
  if (version !== undefined && version !== store.version) return { result: 'meanwhile', store };
  if (store.status === 'suspended') return { result: 'already', store, offers: 0 };
  if (store.status !== 'approved') return { result: 'refused' };
  const codes = await stayReader(transaction).openOffersOf(partnerId);
  const waiting = (await waitingDeals(transaction, partnerId)).map((deal) => deal.offer_code);
  const rows = await auctionLocker(transaction).lockAll([...codes, ...waiting]);
  await storeSettings(transaction).setStatus(partnerId, 'suspended', { reason, actorId, at });
  const open = rows.filter((row) => row.open);
  const stopped = await stopOffers(deps, transaction, open, { cause: 'store', reason, actorId, at });
  await announceStopped(deps, transaction, { partnerId, rows, at });
  await handOverPurchases(deps, transaction, store, { reason, offers: stopped.length, at });
  await notifyStore(deps, transaction, store, { kind: 'suspended', reason, at });
  showAtOnce(deps, transaction, at);
  return { result: 'done', store, offers: stopped.length };
}
