import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, negotiationPath, personOf, purchasePath } from '../../trading/results/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';

/** Content of the notification of a cancellation. Value in centavos, instant in epoch milliseconds. */
interface Notice {
  readonly kind: 'proposal-withdrawn' | 'purchase-cancelled' | 'cancellation-requested';
  /** Of the cancellation. */
  readonly id: number;
  readonly accountId: number;
  /** Of the purchase; null: what is cancelled is none yet. */
  readonly purchaseCode: number | null;
  readonly value: number;
  readonly idiom: Idiom;
  readonly at: number;
}

const WRITERS = {
  'proposal-withdrawn': messages.proposalWithdrawn,
  'purchase-cancelled': messages.purchaseCancelled,
  'cancellation-requested': messages.cancellationRequested,
} as const;

/** Notifies the buyer, in the language they use, and records it for sellers (S-13, S-40, S-41); a withdrawn proposal is recorded as such. */
export async function announceCancellation(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  notice: Notice,
): Promise<void> {
  const { kind, id, accountId, purchaseCode, value, at, idiom } = notice;
  const { offer_code: offerCode } = row;
  if (kind !== 'proposal-withdrawn')
    await recordSellingEvent(transaction, { event: kind, offerCode, ref: id, at });
  const person = await personOf(transaction, accountId);
  if (!person) return;
  const fact = `cancellation-${id}`;
  const event = kind === 'proposal-withdrawn' ? 'proposal' : 'purchase';
  const path = purchaseCode === null ? negotiationPath(offerCode) : purchasePath(purchaseCode);
  const write = WRITERS[kind];
  await announce(deps, transaction, row, { person, event, path, value, fact, at, idiom, write });
}
