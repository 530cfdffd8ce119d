import type { ProposedReturn, ReturnWay } from '@patio/domain/finance/stray-pix/stray-pix.ts';
import type { ChargeKind } from '@patio/domain/finance/charges/charge-state.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

type State = ProposedReturn['state'];
const states = shape<{ state: State; way: ReturnWay }>();

const lock = statement({
  name: 'stray-returns.lock-stray',
  text: 'select code, end_to_end_id, amount_cents, left_cents, paid_at from stray_pix where code = $1 for update',
});

const COLUMNS = `r.code, r.stray_code, r.amount_cents, r.way, r.state, r.reason, r.proposed_by, r.proposed_at, r.decided_by, r.decided_at, r.decision,
  r.ended_at, r.refund_id, r.processing, r.failure, r.tries, s.end_to_end_id`;

const find = statement({
  name: 'stray-returns.find',
  text: `select ${COLUMNS} from stray_return r join stray_pix s on s.code = r.stray_code where r.code = $1`,
  shape: states,
});

const ofStray = statement({
  name: 'stray-returns.of-stray',
  text: `select ${COLUMNS}, trim(p.name || ' ' || p.surname) as proposer, trim(d.name || ' ' || d.surname) as decider
    from stray_return r join stray_pix s on s.code = r.stray_code join account p on p.id = r.proposed_by left join account d on d.id = r.decided_by
    where r.stray_code = $1 order by r.code desc`,
  shape: states,
});

const receipts = statement({
  name: 'stray-returns.receipts-of-stray',
  text: `select r.code, r.amount_cents, c.purchase_code, c.kind from receipt r join charge c on c.code = r.charge_code
    where split_part(r.reference, '/', 1) in (select upper(s.end_to_end_id) from stray_pix s where s.code = $1
      union select l.reference from statement_line l where l.stray_code = $1) and r.state <> 'reversed' order by r.code`,
  shape: shape<{ kind: ChargeKind }>(),
});

const repayments = statement({
  name: 'stray-returns.repayments-of-stray',
  text: `select g.code, g.amount_cents, g.partner_id, p.name as store from store_repayment g join partner p on p.id = g.partner_id
    where g.reversed_at is null and (split_part(g.reference, '/', 1) = (select upper(s.end_to_end_id) from stray_pix s where s.code = $1)
      or g.reference in (select l.reference from statement_line l where l.stray_code = $1
        union select upper(l.bank_id) from statement_line l where l.stray_code = $1)) order by g.code`,
});

const insert = statement({
  name: 'stray-returns.insert',
  text: `insert into stray_return (stray_code, amount_cents, state, reason, proposed_by, proposed_at, refund_id, way)
    values ($1, $2, 'proposed', $3, $4, $5, $6, $7) returning code`,
});

const decide = statement({
  name: 'stray-returns.decide',
  text: `update stray_return set state = $2::text, decided_by = $3, decided_at = $4::timestamptz, decision = $5, read_at = case when $2::text = 'sending' then $4::timestamptz end,
    ended_at = case when $2::text in ('withdrawn', 'done') then $4::timestamptz end where code = $1 and state = 'proposed'`,
});

const end = statement({
  name: 'stray-returns.end',
  text: `update stray_return set state = $2, failure = $3, ended_at = $4, read_at = null, processing = false where code = $1 and state = 'sending'`,
});

const process = statement({
  name: 'stray-returns.processing',
  text: `update stray_return set processing = true, read_at = $2 where code = $1 and state = 'sending'`,
});

const due = statement({
  name: 'stray-returns.due',
  text: `update stray_return set tries = tries + 1, read_at = $2 where code in (${claim('code', {
    from: 'stray_return',
    where: 'read_at <= $1',
    order: 'read_at',
    limit: '$3',
  })}) returning code`,
});

const postpone = statement({
  name: 'stray-returns.postpone',
  text: `update stray_return set read_at = $2 where code = $1 and state = 'sending'`,
});

/** A Pix without a charge, locked: what is decided about it is decided one after the other. */
export function lockStrayPix(transaction: Transaction, code: number) {
  return transaction.row(lock, [code]);
}

/** A return by its code. */
export function findReturn(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

/** The returns of a Pix without a charge, the last one first, with who proposed and decided. */
export function returnsOf(queries: Queries, stray: number) {
  return queries.rows(ofStray, [stray]);
}

/** The receipts that have its money. */
export function receiptsOfStray(queries: Queries, stray: number) {
  return queries.rows(receipts, [stray]);
}

/** What stores gave back by it. */
export function repaymentsOfStray(queries: Queries, stray: number) {
  return queries.rows(repayments, [stray]);
}

/** A return to be proposed; amount in centavos, instant in epoch milliseconds. */
export interface NewReturn {
  readonly stray: number;
  readonly amount: number;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
  /** Under which the bank is asked later. */
  readonly refundId: string;
  readonly way: ReturnWay;
}

/** Writes a proposal and returns its code. */
export async function insertReturn(transaction: Transaction, proposed: NewReturn): Promise<number> {
  const { stray, amount, reason, by, at, refundId, way } = proposed;
  const row = await transaction.row(insert, [stray, amount, reason, by, new Date(at), refundId, way]);
  if (row === undefined) throw new Error('A return was not written.');
  return row.code;
}

/** Writes that a proposal was released or turned down. */
export async function writeReturnDecision(
  transaction: Transaction,
  code: number,
  decided: {
    readonly state: 'sending' | 'withdrawn' | 'done';
    readonly by: number;
    readonly at: number;
    readonly reason: string | null;
  },
): Promise<void> {
  const { state, by, at, reason } = decided;
  await transaction.run(decide, [code, state, by, new Date(at), reason]);
}

/** Writes how a return ended; false: it has ended before. */
export async function endReturn(
  transaction: Transaction,
  code: number,
  ended: { readonly state: 'done' | 'failed'; readonly failure: string | null; readonly at: number },
): Promise<boolean> {
  const { state, failure, at } = ended;
  return (await transaction.run(end, [code, state, failure?.slice(0, 300) ?? null, new Date(at)])) === 1;
}

/** The bank has it and takes its time: it is asked again at an instant. */
export async function noteReturnProcessing(queries: Queries, code: number, readAt: number): Promise<void> {
  await queries.run(process, [code, new Date(readAt)]);
}

/** Those about which the bank is to be asked now; they are due again at `again`, if this process dies. */
export async function takeDueReturns(
  queries: Queries,
  { now, again, limit }: { readonly now: number; readonly again: number; readonly limit: number },
): Promise<readonly number[]> {
  return (await queries.rows(due, [new Date(now), new Date(again), limit])).map(({ code }) => code);
}

/** The bank did not answer: it is asked again at an instant. */
export async function postponeReturn(queries: Queries, code: number, readAt: number): Promise<void> {
  await queries.run(postpone, [code, new Date(readAt)]);
}
