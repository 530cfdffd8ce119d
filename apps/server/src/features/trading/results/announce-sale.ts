import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { biddersOf, type AuctionRow } from '../auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce } from './announce.ts';
import { purchasePath } from './purchase-path.ts';
import { personOf } from './people.store.ts';

/** Notifies the buyer that the purchase was received, and the bidders that the offer was sold outside the bidding (S-06, S-40). */
export async function announceSale(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  sale: {
    readonly buyerId: number;
    readonly purchaseCode: number;
    readonly price: number;
    readonly at: number;
  },
): Promise<void> {
  const { buyerId, purchaseCode, price: value, at } = sale;
  const buyer = await personOf(transaction, buyerId);
  if (buyer) {
    await announce(deps, transaction, row, {
      person: buyer,
      event: 'purchase',
      value,
      fact: `purchase-${row.last_seq}`,
      at,
      bought: true,
      path: purchasePath(purchaseCode),
      write: messages.purchaseReceived,
    });
  }
  await announceSoldOtherwise(deps, transaction, row, sale);
}

/** Notifies the bidders that the offer was sold to a user outside the bidding. */
export async function announceSoldOtherwise(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { buyerId, price: value, at }: { readonly buyerId: number; readonly price: number; readonly at: number },
): Promise<void> {
  for (const person of await biddersOf(transaction, row.offer_code)) {
    if (person.id === buyerId) continue;
    await announce(deps, transaction, row, {
      person,
      event: 'lost',
      value,
      fact: `result-${row.last_seq}`,
      at,
      write: messages.auctionLost,
    });
  }
}
