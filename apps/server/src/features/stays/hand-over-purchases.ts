import type { Transaction } from '../../platform/db/database.ts';
import { auctionReader } from '../auctions/public.ts';
import { enqueueMail, messages } from '../mail/public.ts';
import { notify } from '../notifications/public.ts';
import { announce, personOf } from '../results/public.ts';
import type { TellingDeps } from './announce-stay.ts';
import { sellersOf } from './sellers.store.ts';
import { openPurchasesOf, type StoreRow } from './stores.store.ts';

interface HandOver {
  readonly reason: string;
  /** Offers whose end stands still from now on. */
  readonly offers: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What was bought of a suspended store passes to the house's team: they and each buyer are told (rule 0.31). */
export async function handOverPurchases(
  deps: TellingDeps,
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
      path: '/negociacao/?view=compra',
      value: purchase.value_cents,
      fact: `handed-over-${purchase.code}-${now}`,
      at: now,
      write: messages.purchaseHandedOver,
    });
  }
  const { brand } = deps.config;
  const mail = messages.salesSuspension({
    brand,
    storeName: store.name,
    reason,
    offers,
    purchases: purchases.map(({ code }) => code),
  });
  const dedupeKey = `sales-suspension-${store.id}-${now}`;
  await enqueueMail(transaction, { to: brand.salesEmail, ...mail, dedupeKey, now });
  const { accounts } = await sellersOf(transaction, null);
  for (const accountId of accounts) {
    await notify(deps, transaction, {
      accountId,
      title: mail.subject,
      body: mail.notice,
      dedupeKey,
      now,
    });
  }
}
