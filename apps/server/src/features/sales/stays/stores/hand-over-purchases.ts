import type { Transaction } from '../../../../platform/db/database.ts';
import { auctionReader } from '../../../trading/auctions/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { announce, personOf, purchasePath } from '../../../trading/results/public.ts';
import { notifySalesTeam } from '../../../messaging/selling-side/public.ts';
import type { NotifyDeps } from '../announce-stay.ts';
import { openPurchasesOf, type StoreRow } from './stores.store.ts';

interface HandOver {
  readonly reason: string;
  /** Offers whose clock is stopped from now on. */
  readonly offers: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Purchases from a suspended store pass to the house's team: the team and each buyer are notified (rule 0.31). */
export async function handOverPurchases(
  deps: NotifyDeps,
  transaction: Transaction,
  store: StoreRow,
  { reason, offers, at: now }: HandOver,
): Promise<void> {
  const purchases = await openPurchasesOf(transaction, store.id);
  const rows = await auctionReader(transaction).findMany(purchases.map((purchase) => purchase.offer_code));
  const byCode = new Map(rows.map((row) => [row.offer_code, row]));
  for (const purchase of purchases) {
    const row = byCode.get(purchase.offer_code);
    const person = await personOf(transaction, purchase.account_id);
    if (!row || !person) continue;
    await announce(deps, transaction, row, {
      person,
      event: 'purchase',
      path: purchasePath(purchase.code),
      value: purchase.value_cents,
      fact: `handed-over-${purchase.code}-${now}`,
      at: now,
      write: messages.purchaseHandedOver,
    });
  }
  const suspended = {
    storeName: store.name,
    reason,
    offers,
    purchases: purchases.map(({ code }) => code),
  };
  await notifySalesTeam(deps, transaction, {
    fact: `store-suspended:${store.id}:${now}`,
    officePath: `/compras?loja=${store.id}`,
    write: (facts) => messages.salesSuspension({ ...facts, ...suspended }),
    now,
  });
}
