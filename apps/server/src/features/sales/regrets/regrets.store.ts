import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { heldDeposits } from '../../people/limits/public.ts';
import { leftYard } from '../../trading/charges/public.ts';
import { OWED_BACK } from '../purchase-debts/public.ts';

/** The facts of a purchase that its regret depends on. Instants in epoch milliseconds, value in centavos. */
export interface RegretRow {
  readonly code: number;
  readonly offer_code: number;
  readonly origin: 'buy' | 'bid' | 'proposal';
  readonly value_cents: number;
  readonly finished_at: number | null;
  /** A vehicle of it left the yard. */
  readonly has_left: boolean;
  readonly cancelled_at: number | null;
  readonly regretted_at: number | null;
  readonly payment_approved: boolean | null;
  readonly partner_id: number | null;
  readonly owner_document: string | null;
  readonly profile_code: number;
  /** Of the buyer: what two regrets require for the next deal. */
  readonly identity_verified: boolean;
  readonly deposit_cents: number;
  /** Of the regret itself; null without one. */
  readonly regret_id: number | null;
  /** Whether there is a refund, and when it was made. */
  readonly refund_due: boolean | null;
  readonly refunded_at: number | null;
}

const columns = `p.code, p.offer_code, p.origin, p.value_cents, p.finished_at, p.cancelled_at, p.regretted_at, p.payment_approved,
  ${leftYard('p')} as has_left,
  o.partner_id, w.document as owner_document, b.profile_code,
  b.identity_verified_at is not null as identity_verified, b.deposit_cents + ${heldDeposits('b.id')} as deposit_cents,
  c.id as regret_id, c.bank_data is not null or p.payment_approved or ${OWED_BACK} > 0 as refund_due, c.refunded_at`;
const tables = `purchase p join offer o on o.code = p.offer_code join account b on b.id = p.account_id
  left join account w on w.id = o.owner_id left join cancellation c on c.purchase_code = p.code and c.regret`;

const lock = statement({
  name: 'regrets.lock',
  text: `select ${columns} from ${tables} where p.offer_code = $1 and p.account_id = $2 order by p.code desc limit 1 for update of p`,
});

const ofOffers = statement({
  name: 'regrets.of-offers',
  text: `select distinct on (p.offer_code) ${columns} from ${tables}
    where p.account_id = $1 and p.offer_code = any($2::bigint[]) order by p.offer_code, p.code desc`,
});

const mark = statement({
  name: 'regrets.mark',
  text: 'update purchase set cancelled_at = $2, regretted_at = $2, cancellation = null where code = $1',
});

/** The regret replaces a pending request and takes over its bank data. */
const supersede = statement({
  name: 'regrets.supersede-request',
  text: `with before as (
      select id, bank_data from cancellation where purchase_code = $1 and outcome = 'review' for update),
    ended as (
      update cancellation c set outcome = 'regretted', answered_at = $2, bank_data = null from before b where c.id = b.id)
    select bank_data from before`,
});

const insert = statement({
  name: 'regrets.insert',
  text: `insert into cancellation (account_id, offer_code, purchase_code, regret, outcome, bank_data, language, requested_at)
    values ($1, $2, $3, true, 'done', $4, $5, $6) returning id`,
});

const since = statement({
  name: 'regrets.since',
  text: `select regretted_at as at from purchase where account_id = $1 and regretted_at > $2 order by regretted_at desc`,
});

/** A user's latest purchase of each of these offers. */
export function regretRows(
  queries: Queries,
  accountId: number,
  offerCodes: readonly number[],
): Promise<RegretRow[]> {
  return queries.rows(ofOffers, [accountId, offerCodes]);
}

/** When a user regretted purchases after an instant, the latest first; epoch milliseconds. */
export async function regretsSince(
  queries: Queries,
  accountId: number,
  after: number,
): Promise<readonly number[]> {
  return (await queries.rows(since, [accountId, new Date(after)])).map(({ at }) => at);
}

interface NewRegret {
  readonly accountId: number;
  readonly offerCode: number;
  readonly purchaseCode: number;
  /** Encrypted; null: that of the replaced request, if there is one. */
  readonly bankData: Buffer | null;
  readonly idiom: Idiom;
  readonly at: number;
}

/** Inserts a regret; the caller holds the lock of the offer. */
export function regretWriter(transaction: Transaction) {
  return {
    /** The latest purchase of an offer by a user, locked. */
    lock: (offerCode: number, accountId: number) => transaction.row(lock, [offerCode, accountId]),
    /** Returns the number of the regret. */
    write: async (regret: NewRegret): Promise<number> => {
      const at = new Date(regret.at);
      await transaction.run(mark, [regret.purchaseCode, at]);
      const cancellation = await transaction.row(supersede, [regret.purchaseCode, at]);
      const inserted = await transaction.row(insert, [
        regret.accountId,
        regret.offerCode,
        regret.purchaseCode,
        regret.bankData ?? cancellation?.bank_data ?? null,
        regret.idiom,
        at,
      ]);
      if (!inserted) throw new Error('A regret was not written.');
      return inserted.id;
    },
  };
}
