import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** The latest purchase of an offer by a user. Instants in epoch milliseconds, value in centavos. */
export interface PurchaseRow {
  readonly code: number;
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly origin: 'buy' | 'bid' | 'proposal';
  readonly value_cents: number;
  readonly created_at: number;
  readonly cancellation_requested_at: number | null;
  readonly negotiation_at: number | null;
  readonly cancelled_at: number | null;
  readonly cancellation: string | null;
  readonly invoice_issued: boolean | null;
  readonly payment_approved: boolean | null;
  readonly payment_method: string | null;
}

/** A stored cancellation; neither code: the best bid of a conditional sale. */
export interface NewCancellation {
  readonly accountId: number;
  readonly offerCode: number;
  readonly purchaseCode: number | null;
  readonly proposalCode: number | null;
  readonly reasonCode: number;
  readonly text: string | null;
  readonly outcome: 'done' | 'review';
  /** Sealed. */
  readonly bankData: Buffer | null;
  readonly idiom: Idiom;
  readonly at: number;
}

const lockPurchase = statement({
  name: 'cancellations.lock-purchase',
  text: `select code, status, origin, value_cents, created_at, cancellation_requested_at, negotiation_at, cancelled_at, cancellation, invoice_issued,
           payment_approved, payment_method
         from purchase where offer_code = $1 and account_id = $2 order by code desc limit 1 for update`,
});

const cancel = statement({
  name: 'cancellations.cancel',
  text: 'update purchase set cancelled_at = $2, cancelled_at_once = true where code = $1',
});

const review = statement({
  name: 'cancellations.review',
  text: `update purchase set cancellation = 'Q', cancellation_requested_at = $2, sale_cancellation_requested_at = $2 where code = $1`,
});

const insert = statement({
  name: 'cancellations.insert',
  text: `insert into cancellation (account_id, offer_code, purchase_code, proposal_code, reason_code, text, outcome, bank_data,
           language, requested_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
});

const latestOfBid = statement({
  name: 'cancellations.latest-of-bid',
  text: `select outcome from cancellation
         where account_id = $1 and offer_code = $2 and purchase_code is null and proposal_code is null order by id desc limit 1`,
});

const cityKnown = statement({
  name: 'cancellations.city-known',
  text: 'select code from city where code = $1',
});

/** Writes a cancellation; the caller holds the lock of the offer. */
export function cancellationWriter(transaction: Transaction) {
  return {
    lockPurchase: (offerCode: number, accountId: number) =>
      transaction.row(lockPurchase, [offerCode, accountId]),
    /** State of the last request to be released from a conditional sale; undefined without one. */
    latestOfBid: (accountId: number, offerCode: number) =>
      transaction.row(latestOfBid, [accountId, offerCode]),
    cancel: (purchaseCode: number, at: number) => transaction.run(cancel, [purchaseCode, new Date(at)]),
    review: (purchaseCode: number, at: number) => transaction.run(review, [purchaseCode, new Date(at)]),
    /** Returns the number of the stored row. */
    insert: async (row: NewCancellation): Promise<number> => {
      const inserted = await transaction.row(insert, [
        row.accountId,
        row.offerCode,
        row.purchaseCode,
        row.proposalCode,
        row.reasonCode,
        row.text,
        row.outcome,
        row.bankData,
        row.idiom,
        new Date(row.at),
      ]);
      if (!inserted) throw new Error('A cancellation was not written.');
      return inserted.id;
    },
  };
}

/** Whether a city with this code exists. */
export async function isCityKnown(queries: Queries, code: number): Promise<boolean> {
  return (await queries.row(cityKnown, [code])) !== undefined;
}
