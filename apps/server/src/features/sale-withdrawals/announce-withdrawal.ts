import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AuctionRow, Bidder } from '../auctions/public.ts';
import { enqueueMail, messages, pageAddress, sellerOf } from '../mail/public.ts';
import { notify } from '../notifications/public.ts';
import { announce } from '../results/public.ts';
import type { StoredCause } from '../sale-terms/public.ts';
import { sellersOf, storeMailOf, type WithdrawableRow } from './withdrawals.store.ts';

interface Told {
  readonly person: Bidder;
  readonly sale: WithdrawableRow;
  readonly cause: StoredCause;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Tells the buyer, the sales team and the store that sells, by mail and in their inboxes. */
export async function announceWithdrawal(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { person, sale, cause, at }: Told,
): Promise<void> {
  const refund = sale.payment_approved === true;
  const fact = `sale-withdrawn-${sale.code}`;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: '/negociacao?view=compra',
    value: sale.value_cents,
    fact,
    at,
    write: (facts) => messages.saleWithdrawn({ ...facts, cause, refund }),
  });
  const { brand, publicUrl } = deps.config;
  const store = await sellerOf(transaction, row.offer_partner_id);
  const mailTo = (toStore: boolean) =>
    messages.salesWithdrawal({
      brand,
      offerTitle: row.title,
      store,
      offerAddress: pageAddress(publicUrl, store, `/oferta/${row.offer_code}`),
      valueCentavos: sale.value_cents,
      person,
      cause,
      refund,
      toStore,
    });
  const dedupeKey = `team-${fact}`;
  await enqueueMail(transaction, { to: brand.salesEmail, ...mailTo(false), dedupeKey, now: at });
  const storeMail = await storeMailOf(transaction, row.offer_partner_id);
  if (storeMail !== null) {
    await enqueueMail(transaction, {
      to: storeMail,
      ...mailTo(true),
      dedupeKey: `${dedupeKey}-store`,
      now: at,
    });
  }
  for (const { id: accountId, of_store: ofStore } of await sellersOf(transaction, row.offer_partner_id)) {
    const { subject: title, notice: body } = mailTo(ofStore);
    await notify(deps, transaction, { accountId, title, body, dedupeKey, now: at });
  }
}
