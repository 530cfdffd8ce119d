import type { GiveUpState } from '@patio/domain/finance/buyer-debts/buyer-debt.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { OWED_AGAIN_AT } from '../charges/public.ts';

const words = shape<{ state: GiveUpState }>();

const place = statement({
  name: 'buyer-debts.place',
  text: 'select purchase_code, deposit_code from charge where code = $1',
});

const again = statement({
  name: 'buyer-debts.owed-again',
  text: `select ${OWED_AGAIN_AT} as since from charge c join purchase p on p.code = c.purchase_code where c.code = $1`,
});

const moved = statement({
  name: 'buyer-debts.moved',
  text: `select coalesce((select sum(r.amount_cents)::bigint from receipt r where r.charge_code = $1 and r.state = 'counted'), 0)
      + coalesce((select sum(x.amount_cents)::bigint from payback x where x.target_charge = $1 and x.state = 'done'), 0) as arrived,
    coalesce((select sum(x.amount_cents)::bigint from payback_part x where x.charge_code = $1 and x.state in ('sending', 'done')), 0)
      + coalesce((select sum(e.amount_cents)::bigint from book_transaction t join book_entry e on e.transaction_code = t.code
        join book_account k on k.code = e.account_code where t.charge_code = $1 and t.kind = 'return' and k.kind = 'user'), 0) as returned,
    coalesce((select sum(x.amount_cents)::bigint from bank_refund_part x where x.charge_code = $1 and x.undone_at is null), 0) as refunded`,
});

const request = statement({
  name: 'buyer-debts.request',
  text: 'select code, amount_cents, asked_at from buyer_request where charge_code = $1 and ended_at is null',
});

const lastRequest = statement({
  name: 'buyer-debts.last-request',
  text: 'select amount_cents as amount, asked_at as at from buyer_request where charge_code = $1 order by code desc limit 1',
});

const requests = statement({
  name: 'buyer-debts.requests',
  text: `select r.amount_cents, r.message, r.asked_by, trim(a.name || ' ' || a.surname) as asker, r.asked_at, r.ended_at
    from buyer_request r join account a on a.id = r.asked_by where r.charge_code = $1 order by r.code desc limit 100`,
});

const insertRequest = statement({
  name: 'buyer-debts.insert-request',
  text: 'insert into buyer_request (charge_code, amount_cents, message, asked_by, asked_at) values ($1, $2, $3, $4, $5) returning code',
});

const endRequest = statement({
  name: 'buyer-debts.end-request',
  text: 'update buyer_request set ended_at = $2 where charge_code = $1 and ended_at is null',
});

const asked = statement({
  name: 'buyer-debts.asked-charges',
  text: `select r.charge_code from buyer_request r join charge c on c.code = r.charge_code where c.purchase_code = $1 and r.ended_at is null`,
});

const insertGiveUp = statement({
  name: 'buyer-debts.insert-give-up',
  text: `insert into buyer_give_up (charge_code, amount_cents, state, reason, proposed_by, proposed_at) values ($1, $2, 'proposed', $3, $4, $5) returning code`,
});

const findGiveUp = statement({
  name: 'buyer-debts.find-give-up',
  text: 'select code, charge_code, amount_cents, state, proposed_by, decided_by from buyer_give_up where code = $1',
  shape: words,
});

const openGiveUp = statement({
  name: 'buyer-debts.open-give-up',
  text: `select code from buyer_give_up where charge_code = $1 and state = 'proposed'`,
});

const giveUps = statement({
  name: 'buyer-debts.give-ups',
  text: `select f.code, f.amount_cents, f.state, f.reason, f.proposed_by, f.proposed_at, f.decided_by, f.decided_at, f.decision, f.undone_by, f.undone_at,
      f.undo_reason, trim(p.name || ' ' || p.surname) as proposer, trim(d.name || ' ' || d.surname) as decider, trim(u.name || ' ' || u.surname) as undoer
    from buyer_give_up f join account p on p.id = f.proposed_by left join account d on d.id = f.decided_by left join account u on u.id = f.undone_by
    where f.charge_code = $1 order by f.code desc limit 100`,
  shape: words,
});

const decide = statement({
  name: 'buyer-debts.decide',
  text: `update buyer_give_up set state = $2, decided_by = $3, decided_at = $4, decision = $5 where code = $1 and state = 'proposed'`,
});

const undo = statement({
  name: 'buyer-debts.undo',
  text: `update buyer_give_up set state = 'undone', undone_by = $2, undone_at = $3, undo_reason = $4 where code = $1 and state = 'released'`,
});

/** What a charge is of; undefined: there is none. */
export function placeOf(queries: Queries, charge: number) {
  return queries.row(place, [charge]);
}

/** Whether a completed purchase lacks the money of a charge again, because its payment was taken back. */
export async function isOwedAgain(queries: Queries, charge: number): Promise<boolean> {
  return ((await queries.row(again, [charge]))?.since ?? null) !== null;
}

/** What arrived of a charge and went back of it, in centavos. */
export async function movedOf(queries: Queries, charge: number) {
  return (await queries.row(moved, [charge])) ?? { arrived: 0, returned: 0, refunded: 0 };
}

/** What the buyer of a charge is asked for now; undefined: nothing. Centavos, epoch milliseconds. */
export function openRequest(queries: Queries, charge: number) {
  return queries.row(request, [charge]);
}

/** What the buyer of a charge was asked for last, also if they are asked no longer; null: nothing. Centavos, epoch milliseconds. */
export async function askedLast(queries: Queries, charge: number) {
  return (await queries.row(lastRequest, [charge])) ?? null;
}

/** Everything the buyer of a charge was asked for, latest first. */
export function requestsOf(queries: Queries, charge: number) {
  return queries.rows(requests, [charge]);
}

/** What is asked of a buyer, or proposed to be given up. Centavos, epoch milliseconds. */
export interface Debt {
  readonly charge: number;
  readonly amount: number;
  readonly words: string;
  readonly by: number;
  readonly at: number;
}

/** Notes that the buyer is asked, instead of what they were asked before, and returns its code. */
export async function writeRequest(transaction: Transaction, debt: Debt): Promise<number> {
  const { charge, amount, words: message, by, at } = debt;
  await writeRequestEnded(transaction, charge, at);
  const row = await transaction.row(insertRequest, [charge, amount, message, by, new Date(at)]);
  if (row === undefined) throw new Error('A request was not written.');
  return row.code;
}

/** The buyer is asked no longer. */
export async function writeRequestEnded(transaction: Transaction, charge: number, at: number): Promise<void> {
  await transaction.run(endRequest, [charge, new Date(at)]);
}

/** The charges of a purchase whose buyer is asked for what they owe. */
export async function askedCharges(queries: Queries, purchase: number): Promise<readonly number[]> {
  return (await queries.rows(asked, [purchase])).map(({ charge_code: charge }) => charge);
}

/** Writes a proposal and returns its code. Errors: unique_violation while another one is open. */
export async function insertProposal(transaction: Transaction, debt: Debt): Promise<number> {
  const { charge, amount, words: reason, by, at } = debt;
  const row = await transaction.row(insertGiveUp, [charge, amount, reason, by, new Date(at)]);
  if (row === undefined) throw new Error('A proposal was not written.');
  return row.code;
}

/** One by its code; what changes it holds the locks of its charge. */
export function findProposal(queries: Queries, code: number) {
  return queries.row(findGiveUp, [code]);
}

/** Whether a proposal waits for another user. */
export async function hasOpenProposal(queries: Queries, charge: number): Promise<boolean> {
  return (await queries.row(openGiveUp, [charge])) !== undefined;
}

/** What was given up of a charge, also what is proposed, latest first. */
export function proposalsOf(queries: Queries, charge: number) {
  return queries.rows(giveUps, [charge]);
}

interface Decided {
  readonly by: number;
  readonly at: number;
}

/** Notes the decision about a proposal; a reason: it is turned down. Errors: it was decided before. */
export async function writeDecision(
  transaction: Transaction,
  code: number,
  { reason, by, at }: Decided & { readonly reason: string | null },
): Promise<void> {
  const state: GiveUpState = reason === null ? 'released' : 'withdrawn';
  if ((await transaction.run(decide, [code, state, by, new Date(at), reason])) !== 1)
    throw new Error('A debt was given up twice.');
}

/** Notes that it is owed again. Errors: it was not given up. */
export async function writeUndone(
  transaction: Transaction,
  code: number,
  { reason, by, at }: Decided & { readonly reason: string },
): Promise<void> {
  if ((await transaction.run(undo, [code, by, new Date(at), reason])) !== 1)
    throw new Error('A debt is owed again twice.');
}
