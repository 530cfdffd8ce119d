import type { DepositRule } from '@patio/domain/trading/deposits/needed-deposit.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** What the offer `o` asks of bidders, to be joined laterally: its own rule comes before that of its store. */
export const DEPOSIT_RULE = `(select amount_cents, above_cents from deposit_rule where offer_code = o.code or partner_id = o.partner_id
      order by offer_code nulls last limit 1)`;

const find = statement({
  name: 'deals.deposit-of',
  text: `select r.amount_cents as amount, r.above_cents as above,
      exists (select from bid_deposit where account_id = $2 and offer_code = o.code and state = 'held') as held,
      exists (select from bid_deposit where account_id = $2 and offer_code = o.code
        and state in ('returning', 'returned', 'kept', 'used')) as left_before
    from offer o left join lateral ${DEPOSIT_RULE} r on true where o.code = $1`,
});

/** What an offer asks of bidders, and how the deposits of an account for it stand. */
export interface DepositOfBidder {
  readonly rule: DepositRule | null;
  readonly held: boolean;
  /** One went back, was kept or was used. */
  readonly leftBefore: boolean;
}

/** The deposit of an account for an offer. Read it after the locks of offer and account were taken: a return takes them too. */
export async function depositOf(
  queries: Queries,
  offerCode: number,
  accountId: number,
): Promise<DepositOfBidder> {
  const row = await queries.row(find, [offerCode, accountId]);
  if (!row) return { rule: null, held: false, leftBefore: false };
  const { amount, above } = row;
  const rule = amount === null || above === null ? null : { amount, above };
  return { rule, held: row.held, leftBefore: row.left_before };
}
