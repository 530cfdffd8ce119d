import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { vehicleIsAwaited } from '@patio/domain/sales/cancellations/undoing.ts';
import { leftYard } from '../../trading/charges/public.ts';
import type { StoredCause } from '@patio/domain/sales/sale-terms/stored-cause.ts';

/** The facts of a purchase that its withdrawal depends on. Value in centavos, instants in epoch milliseconds. */
export interface WithdrawableRow {
  readonly code: number;
  readonly offer_code: number;
  readonly account_id: number;
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly value_cents: number;
  readonly cancelled_at: number | null;
  readonly payment_approved: boolean | null;
  /** The buyer has a vehicle of it. */
  readonly left: boolean;
  readonly cause: StoredCause | null;
}

const find = statement({
  name: 'sale-withdrawals.find',
  text: `select p.code, p.offer_code, p.account_id, p.status, p.value_cents, p.cancelled_at, p.payment_approved, ${leftYard('p')} as "left", w.cause
    from purchase p left join offer_withdrawal w on w.purchase_code = p.code where p.code = $1`,
});

const lock = statement({ name: 'sale-withdrawals.lock', text: `${find.text} for update of p` });

const ofOffer = statement({
  name: 'sale-withdrawals.of-offer',
  text: 'select 1 from offer_withdrawal where offer_code = $1',
});

const cancel = statement({
  name: 'sale-withdrawals.cancel',
  text: 'update purchase set cancelled_at = $2, cancellation = null where code = $1',
});

const insert = statement({
  name: 'sale-withdrawals.insert',
  text: `insert into offer_withdrawal (offer_code, purchase_code, cause, note, actor_id, at) values ($1, $2, $3, $4, $5, $6)`,
});

/** It grants a pending cancellation request too, without what a complaint proposed: one sale is refunded once. What left with the buyer is awaited. */
const refund = statement({
  name: 'sale-withdrawals.refund',
  text: `with request as (
      update cancellation set outcome = 'accepted', answered_at = $5, answered_by = $7, complaint_code = null, proposed_by = null,
        vehicle_awaited = $8
      where purchase_code = $2 and outcome = 'review' returning id)
    insert into cancellation (account_id, offer_code, purchase_code, reason_code, outcome, language, requested_at, answered_at, answered_by, vehicle_awaited)
    select $3, $1, $2, $4, 'accepted', $6, $5, $5, $7, $8 where not exists (select from request)`,
});

const REASON_CODES: Readonly<Record<StoredCause, number>> = {
  'court-order': 101,
  'debt-paid': 102,
  theft: 103,
  'total-loss': 104,
};

/** A purchase with the cause of its withdrawal, if it was withdrawn. */
export function findWithdrawable(queries: Queries, code: number): Promise<WithdrawableRow | undefined> {
  return queries.row(find, [code]);
}

/** The same, locked; the caller holds the lock of the offer. */
export function lockWithdrawable(
  transaction: Transaction,
  code: number,
): Promise<WithdrawableRow | undefined> {
  return transaction.row(lock, [code]);
}

/** Whether the sale of an offer was withdrawn for cause: it then goes to nobody else. */
export async function isWithdrawn(queries: Queries, offerCode: number): Promise<boolean> {
  return (await queries.row(ofOffer, [offerCode])) !== undefined;
}

/** Cancels a purchase for cause and lists its refund. Instant in epoch milliseconds. */
export async function writeWithdrawal(
  transaction: Transaction,
  given: {
    readonly sale: WithdrawableRow;
    readonly cause: StoredCause;
    readonly note: string;
    readonly actorId: number;
    readonly idiom: Idiom;
    readonly at: number;
  },
): Promise<void> {
  const { sale, cause, note, actorId, idiom } = given;
  const awaited = vehicleIsAwaited(sale);
  const { code, offer_code: offerCode, account_id: accountId } = sale;
  const at = new Date(given.at);
  await transaction.run(cancel, [code, at]);
  await transaction.run(insert, [offerCode, code, cause, note, actorId, at]);
  await transaction.run(refund, [
    offerCode,
    code,
    accountId,
    REASON_CODES[cause],
    at,
    idiom,
    actorId,
    awaited,
  ]);
}
