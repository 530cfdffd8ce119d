import type { PaybackState } from '@patio/domain/finance/paybacks/decide-payback.ts';
import { DEPOSIT_AFTER_SALE_MS, type DepositState } from '@patio/domain/finance/deposits/deposit-step.ts';
import type { Creditor } from '@patio/domain/finance/book/book-account.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { DEPOSIT_RULE } from '../../trading/deals/public.ts';
import { balanceOf } from '../charges/public.ts';
import { bestBidWaits, isUnpaid } from '../../people/limits/public.ts';

const UNPAID = isUnpaid('p');
const WAITS = bestBidWaits('a');

/** It takes no bids any more, and who left `d` has no second chance. */
const OVER = `not a.open and not exists (select from second_chance s
  where s.offer_code = d.offer_code and s.account_id = d.account_id and s.status = 'offered')`;
/** Until when the bid of who left `d` may lead again, because the offer was sold to another user before its end; a sale withdrawn for cause is final. */
const COMES_BACK_UNTIL = `case when not a.open and a.leader_id = d.account_id and b.code is null
    and a.outcome in ('bought', 'accepted', 'defaulted') and a.closed_at < a.end_at
    and not exists (select from offer_withdrawal v where v.offer_code = d.offer_code)
  then least(a.end_at, a.closed_at + interval '${DEPOSIT_AFTER_SALE_MS} milliseconds') end`;
/** They lead, or their best bid waits for a decision. */
const LEADS = `coalesce(a.leader_id = d.account_id and (a.open or ${WAITS}), false)`;

/** What a deposit `d` paid of the price of what its buyer won, in centavos. */
export const USED = `coalesce((select s.amount_cents from payback s
  where s.deposit_code = d.code and s.way = 'set-off' and s.state = 'done'), 0)::bigint`;

/** That a deposit `d` was chosen for a price that was approved by hand and lacks money in the book. */
export const AWAITS_PRICE = `exists (select from charge x join purchase y on y.code = x.purchase_code join book_entry e on e.charge_code = x.code
    join book_account k on k.code = e.account_code and k.kind = 'receivable'
  where x.purchase_code = d.chosen_purchase and x.kind = 'price' and x.cancelled_at is null and y.cancelled_at is null and y.payment_approved
  group by x.code having sum(e.amount_cents) > 0)`;

/** That the buyer of a deposit `d` is asked for their bank data for what is owed now: what was transferred since is settled with what they gave. */
export const ASKED = `(d.bank_asked_at is not null and not exists (select from payback x
  where x.deposit_code = d.code and x.way = 'transfer' and x.state = 'done' and d.bank_asked_at < x.ended_at))`;

/** That the house gave up what the buyer of the charge `c` of a deposit was given back too much, and that was not undone. */
const GIVEN_UP = `exists (select from buyer_give_up g where g.charge_code = c.code and g.state = 'released')`;

const COLUMNS = `d.code, d.account_id, d.offer_code, o.title, d.amount_cents, d.state, d.asked_at, d.held_at, d.asked_back_at, d.purchase_code,
  d.decide_by, d.decided_by, d.reason, d.ended_at, d.chosen_purchase, ${USED} as used_cents, d.bank_asked_at, d.bank_given_at, d.transfer_by, d.bank_reminders, d.bank_reminded_at,
  ${ASKED} as bank_asked, d.bank_data is not null as has_bank,
  (0 - ${balanceOf('user')})::bigint as owed_cents, y.state as transfer_state, y.amount_cents as transfer_cents, y.reference as transfer_reference,
  y.failure as transfer_failure, c.code as charge, c.creditor, c.partner_id,
  ${OVER} as over, ${LEADS} as leads, ${COMES_BACK_UNTIL} as comes_back_until, ${AWAITS_PRICE} as awaits_price, coalesce(${GIVEN_UP}, false) as given_up,
  trim(w.name || ' ' || w.surname) as buyer, w.document, b.code as bought, b.unpaid, b.defaulted_at, b.due_at, b.regretted`;
/** The last purchase of the offer by who left the deposit. */
const BOUGHT = `left join lateral (select p.code, ${UNPAID} as unpaid, p.defaulted_at, p.regretted_at is not null as regretted,
      coalesce((select min(x.due_at) from charge x where x.purchase_code = p.code), p.created_at) as due_at
    from purchase p where p.offer_code = d.offer_code and p.account_id = d.account_id order by p.code desc limit 1) b on true`;
/** The last transfer of a deposit `d` to the account of its buyer, and what became of it. */
const LAST_TRANSFER = `left join lateral (select x.state, x.amount_cents, x.reference,
      (select s.failure from payback_part s where s.payback_code = x.code and s.state = 'failed' limit 1) as failure
    from payback x where x.deposit_code = d.code and x.way = 'transfer' and x.state <> 'withdrawn' order by x.code desc limit 1) y on true`;
const FROM = `from bid_deposit d join charge c on c.deposit_code = d.code join offer o on o.code = d.offer_code
  join auction a on a.offer_code = d.offer_code join account w on w.id = d.account_id ${BOUGHT} ${LAST_TRANSFER}`;
const words = shape<{ state: DepositState; creditor: Creditor; transfer_state: PaybackState | null }>();

const find = statement({
  name: 'deposits.find',
  text: `select ${COLUMNS} ${FROM} where d.code = $1`,
  shape: words,
});

const ofAccount = statement({
  name: 'deposits.of-account',
  text: `select ${COLUMNS} ${FROM} where d.account_id = $1 and d.state <> 'lapsed' order by d.code desc limit 200`,
  shape: words,
});

const live = statement({
  name: 'deposits.live',
  text: `select d.code from bid_deposit d where d.account_id = $1 and d.offer_code = $2 and d.state in ('asked', 'held')`,
});

// As `depositStep` of the domain: a test compares both.
const due = statement({
  name: 'deposits.due',
  text: `select d.code from bid_deposit d join auction a on a.offer_code = d.offer_code ${BOUGHT}
    where d.state in ('asked', 'held') and d.code > $3 and case
      when d.state = 'asked' then d.asked_at <= $2 or ${OVER}
      when ${LEADS} or b.unpaid or b.code = d.chosen_purchase and ${AWAITS_PRICE} then false
      when d.decide_by is not null then d.decide_by <= $1
      when ${COMES_BACK_UNTIL} > $1 then false
      else ${OVER} or coalesce(b.defaulted_at > b.due_at and not b.regretted, false) end
    order by d.code limit $4`,
});

const insert = statement({
  name: 'deposits.insert',
  text: `insert into bid_deposit (account_id, offer_code, amount_cents, state, asked_at) values ($1, $2, $3, 'asked', $4) returning code`,
});

const insertCharge = statement({
  name: 'deposits.insert-charge',
  text: `insert into charge (deposit_code, kind, creditor, amount_cents, origin, due_at, created_at)
    values ($1, 'deposit', 'deposit', $2, 'staff', $3, $4) returning code`,
});

const move = statement({
  name: 'deposits.move',
  text: `update bid_deposit set state = $2, held_at = case when $2 in ('held', 'returning') then coalesce(held_at, $4) else held_at end,
      ended_at = case when $2 in ('returned', 'kept', 'used', 'lapsed') then $4::timestamptz end
    where code = $1 and state = $3`,
});

const chosen = statement({
  name: 'deposits.chosen-for',
  text: `select code from bid_deposit where chosen_purchase = $1 and state = 'held'`,
});

const choose = statement({
  name: 'deposits.choose',
  text: `update bid_deposit set chosen_purchase = $2, chosen_at = $3 where code = $1 and state = 'held'`,
});

const decideFrom = statement({
  name: 'deposits.begin-term',
  text: `update bid_deposit set purchase_code = $2, decide_by = $3 where code = $1 and state = 'held' and decide_by is null`,
});

const decided = statement({
  name: 'deposits.decided',
  text: 'update bid_deposit set decided_by = $2, decided_at = $3, reason = $4 where code = $1',
});

const askedBack = statement({
  name: 'deposits.asked-back',
  text: 'update bid_deposit set asked_back_at = $2 where code = $1',
});

const cancelCharge = statement({
  name: 'deposits.cancel-charge',
  text: 'update charge set cancelled_at = $2 where code = $1',
});

const rule = statement({
  name: 'deposits.rule-of-offer',
  text: `select r.amount_cents, r.above_cents from offer o left join lateral ${DEPOSIT_RULE} r on true where o.code = $1`,
});

/** A deposit by its code, with what becomes of it; what changes it holds the locks of its offer and of who left it. */
export function findDeposit(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

export type DepositRow = NonNullable<Awaited<ReturnType<typeof findDeposit>>>;

/** Those of an account that were paid or can be, latest first. */
export function depositsOf(queries: Queries, account: number): Promise<DepositRow[]> {
  return queries.rows(ofAccount, [account]);
}

/** The one of an account for an offer that is asked for or held. */
export async function liveDeposit(queries: Queries, account: number, offer: number): Promise<number | null> {
  return (await queries.row(live, [account, offer]))?.code ?? null;
}

/** Which deposits are looked for: epoch milliseconds. */
interface Due {
  readonly now: number;
  /** Those that nobody paid since then lapse. */
  readonly asked: number;
  /** Behind the deposit of this code. */
  readonly after: number;
  readonly limit: number;
}

/** Those of which something follows by itself now. */
export async function dueDeposits(
  queries: Queries,
  { now, asked, after, limit }: Due,
): Promise<readonly number[]> {
  return (await queries.rows(due, [new Date(now), new Date(asked), after, limit])).map(({ code }) => code);
}

/** What an offer asks of bidders; undefined: there is no such offer. */
export function ruleOfOffer(queries: Queries, offer: number) {
  return queries.row(rule, [offer]);
}

/** A deposit to be asked for. Centavos, epoch milliseconds. */
export interface NewDeposit {
  readonly account: number;
  readonly offer: number;
  readonly amount: number;
  readonly at: number;
  readonly dueAt: number;
}

/** Writes a deposit with its charge. Errors: unique_violation while another one of the account is asked for or held for the offer. */
export async function insertDeposit(
  transaction: Transaction,
  { account, offer, amount, at, dueAt }: NewDeposit,
): Promise<{ readonly deposit: number; readonly charge: number }> {
  const deposit = await transaction.row(insert, [account, offer, amount, new Date(at)]);
  if (deposit === undefined) throw new Error('A deposit was not written.');
  const parameters = [deposit.code, amount, new Date(dueAt), new Date(at)];
  const charge = await transaction.row(insertCharge, parameters);
  if (charge === undefined) throw new Error('The charge of a deposit was not written.');
  return { deposit: deposit.code, charge: charge.code };
}

/** Moves a deposit to another state. Errors: it was not in the one before. */
export async function moveDeposit(
  transaction: Transaction,
  code: number,
  { from, to, at }: { readonly from: DepositState; readonly to: DepositState; readonly at: number },
): Promise<void> {
  if ((await transaction.run(move, [code, to, from, new Date(at)])) !== 1)
    throw new Error('A deposit changed meanwhile.');
}

/** The deposit that its buyer chose for a purchase and that is held; null: none. */
export async function chosenDeposit(queries: Queries, purchase: number): Promise<number | null> {
  return (await queries.row(chosen, [purchase]))?.code ?? null;
}

/** Its buyer lets it pay the price of a purchase; null: no longer. Epoch milliseconds. */
export async function writeChosen(
  transaction: Transaction,
  code: number,
  use: { readonly purchase: number; readonly at: number } | null,
): Promise<void> {
  const parameters = [code, use?.purchase ?? null, use === null ? null : new Date(use.at)];
  if ((await transaction.run(choose, parameters)) !== 1) throw new Error('A deposit changed meanwhile.');
}

/** Finance may decide on it until an instant. */
export async function writeTerm(
  transaction: Transaction,
  code: number,
  { purchase, until }: { readonly purchase: number; readonly until: number },
): Promise<void> {
  await transaction.run(decideFrom, [code, purchase, new Date(until)]);
}

/** Who decided, when and why. */
export async function writeDecided(
  transaction: Transaction,
  code: number,
  { by, at, reason }: { readonly by: number; readonly at: number; readonly reason: string },
): Promise<void> {
  await transaction.run(decided, [code, by, new Date(at), reason]);
}

/** Its buyer asked it back. */
export async function writeAskedBack(transaction: Transaction, code: number, at: number): Promise<void> {
  await transaction.run(askedBack, [code, new Date(at)]);
}

/** Notes since when the charge of a deposit is cancelled; the book says so too. */
export async function writeChargeCancelled(
  transaction: Transaction,
  charge: number,
  at: number,
): Promise<void> {
  await transaction.run(cancelCharge, [charge, new Date(at)]);
}
