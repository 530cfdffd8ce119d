import type { suspendStore as contract } from '@patio/contract/sales/stays/suspend-store.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { auctionLocker } from '../../../trading/auctions/public.ts';
import type { NotifyDeps } from '../announce-stay.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { handOverPurchases } from './hand-over-purchases.ts';
import { stayReader } from '../stays.store.ts';
import { stopOffers } from '../stop-offers.ts';
import { storeSettings } from '../../../stores/partners/public.ts';
import { lockStore, type StoreRow } from './stores.store.ts';
import { showAtOnce } from '../../../catalogue/content/public.ts';
import { notifyStore } from './notify-store.ts';

/** Why a store is closed, by whom (null: at the command line) and when, epoch milliseconds. */
export interface StoreAction {
  readonly partnerId: number;
  readonly reason: string;
  /** The version that was seen; absent: whatever it is now. */
  readonly version?: number | undefined;
  readonly actorId: number | null;
  readonly at: number;
}

/** The result of closing or opening a store: how many offers it affected, or why nothing was done. */
export type StoreOutcome =
  | { readonly result: 'done' | 'already'; readonly store: StoreRow; readonly offers: number }
  | { readonly result: 'unknown' }
  | { readonly result: 'refused' }
  /** Since it was seen, a colleague decided, or its data changed. */
  | { readonly result: 'meanwhile'; readonly store: StoreRow };

/** Closes a store for the back office; audited. */
export const suspendStore =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const at = deps.clock.now();
      const entry = {
        partnerId: params.id,
        reason: body.motivo,
        version: body.versao,
        actorId: actor.accountId,
        at,
      };
      const closed = await closeStore(deps, transaction, entry);
      if (closed.result !== 'done') return closed;
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'suspend-store',
        subject: `partner ${params.id}`,
        details: { reason: body.motivo, offers: closed.offers },
        before: { status: 'approved' },
        after: { status: 'suspended' },
        at,
      });
      return closed;
    });
    if (outcome.result === 'unknown') throw new ApiError('partner-not-found');
    if (outcome.result === 'meanwhile') throw changedMeanwhile(deps, outcome.store, 'approved');
    if (outcome.result === 'refused') throw new ApiError('store-not-open');
    const { store, offers } = outcome;
    return {
      data: { parceiroId: store.id, loja: store.store ?? '', situacao: 'suspensa', ofertas: offers },
    };
  };

/**
 * Suspends an approved store in one transaction (rule 0.31): it is hidden, deals on it are refused, its open offers are stayed, purchases
 * pass to the house. The offers are locked before the store changes, as in every deal: a concurrent bid comes before, and stands, or after,
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
  const rows = await auctionLocker(transaction).lockAll(codes);
  await storeSettings(transaction).setStatus(partnerId, 'suspended', { reason, actorId, at });
  const open = rows.filter((row) => row.open);
  const stopped = await stopOffers(deps, transaction, open, { cause: 'store', reason, actorId, at });
  await handOverPurchases(deps, transaction, store, { reason, offers: stopped.length, at });
  await notifyStore(deps, transaction, store, { kind: 'suspended', reason, at });
  showAtOnce(deps, transaction, at);
  return { result: 'done', store, offers: stopped.length };
}
