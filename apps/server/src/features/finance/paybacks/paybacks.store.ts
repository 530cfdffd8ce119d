import type { PaybackState } from '@patio/domain/finance/paybacks/decide-payback.ts';
import type { PaybackWay } from '@patio/domain/finance/paybacks/plan-payback.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { outMovement, givenByBank } from '../bank-references/public.ts';

const words = shape<{ way: PaybackWay; state: PaybackState }>();

const COLUMNS = `b.code, u.code as purchase_code, b.way, b.state, b.amount_cents, b.target_charge, b.reason, b.proposed_by, b.proposed_at, b.decided_by,
  b.decided_at, b.decision, b.ended_at, b.reference, b.recorded_by, b.undone, b.undone_at, m.code as movement, m.day as movement_day,
  ${givenByBank('b')}`;

const insert = statement({
  name: 'paybacks.insert',
  text: `insert into payback (purchase_code, way, state, amount_cents, target_charge, reason, proposed_by, proposed_at)
    values ($1, $2, 'proposed', $3, $4, $5, $6, $7) returning code`,
});

const find = statement({
  name: 'paybacks.find',
  text: `select ${COLUMNS} from payback b join purchase u on u.code = b.purchase_code ${outMovement('b')} where b.code = $1`,
  shape: words,
});

const ofPurchase = statement({
  name: 'paybacks.of-purchase',
  text: `select ${COLUMNS}, b.undone_by, b.undo_reason, b.mistaken_by, trim(p.name || ' ' || p.surname) as proposer,
      trim(d.name || ' ' || d.surname) as decider, trim(r.name || ' ' || r.surname) as recorder, trim(z.name || ' ' || z.surname) as undoer,
      trim(w.name || ' ' || w.surname) as mistaken
    from payback b join purchase u on u.code = b.purchase_code join account p on p.id = b.proposed_by left join account d on d.id = b.decided_by
      left join account r on r.id = b.recorded_by left join account z on z.id = b.undone_by left join account w on w.id = b.mistaken_by ${outMovement('b')}
    where b.purchase_code = $1 order by b.code desc`,
  shape: words,
});

const open = statement({
  name: 'paybacks.open',
  text: `select code from payback where purchase_code = $1 and state in ('proposed', 'sending')`,
});

const decide = statement({
  name: 'paybacks.decide',
  text: `update payback set state = $2, decided_by = $3, decided_at = $4, decision = $5,
      ended_at = case when $2 in ('done', 'withdrawn') then $4::timestamptz end
    where code = $1 and state = 'proposed'`,
});

const end = statement({
  name: 'paybacks.end',
  text: `update payback set state = $2, ended_at = $3, reference = $4, recorded_by = $5 where code = $1 and state = 'sending'`,
});

const undo = statement({
  name: 'paybacks.undo',
  text: `update payback set state = 'sending', mistaken_by = recorded_by, recorded_by = null, ended_at = null, reference = null, undone = undone + 1,
      undone_by = $2, undone_at = $3, undo_reason = $4 where code = $1 and state = 'done' and way = 'transfer'`,
});

const correct = statement({
  name: 'paybacks.correct-reference',
  text: `update payback set reference = $2 where code = $1 and state = 'done' and way = 'transfer'`,
});

const endings = statement({
  name: 'paybacks.endings',
  text: `select ended_at from payback where purchase_code = $1 and state = 'done' and ended_at >= $2`,
});

const cancellation = statement({
  name: 'paybacks.cancellation',
  text: `select id, answered_by, bank_data is not null as has_bank_data from cancellation
    where purchase_code = $1 and (outcome in ('accepted', 'defaulted') or regret) order by id desc limit 1`,
});

// A part-paid sale that the team undid has no request: who undid it stands in the log alone.
const undone = statement({
  name: 'paybacks.undone-by',
  text: `select actor_id from audit where subject_kind = 'purchase' and subject_code = $1 and action in ('default-purchase', 'withdraw-sale')
    order by at desc, code desc limit 1`,
});

const arrived = statement({
  name: 'paybacks.arrived-pix',
  // A deposit that paid a charge goes back by its own Pix.
  text: `select x.charge_code, y.end_to_end_id, y.amount_cents, y.paid_at,
      coalesce((select sum(s.amount_cents)::bigint from payback_part s
        where s.end_to_end_id = y.end_to_end_id and s.state in ('sending', 'done')), 0)
        + coalesce((select sum(g.amount_cents)::bigint from bank_refund g where g.end_to_end_id = y.end_to_end_id and g.state <> 'failed'), 0) as returned
    from (select txid, charge_code from pix_charge where charge_code = any($1::bigint[])
      union all select h.txid, b.target_charge from payback b join payback_part z on z.payback_code = b.code
        join pix_charge h on h.charge_code = z.charge_code
        where b.target_charge = any($1::bigint[]) and b.deposit_code is not null and b.state = 'done') x
      join pix_payment y on y.txid = x.txid order by y.paid_at`,
});

/** A proposal to be written. Amount in centavos, instant in epoch milliseconds. */
export interface NewPayback {
  readonly purchase: number;
  readonly way: PaybackWay;
  readonly amount: number;
  readonly target: number | null;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Writes a proposal and returns its code. Errors: unique_violation while another one of the purchase is open. */
export async function insertPayback(transaction: Transaction, made: NewPayback): Promise<number> {
  const { purchase, way, amount, target, reason, by, at } = made;
  const row = await transaction.row(insert, [purchase, way, amount, target, reason, by, new Date(at)]);
  if (row === undefined) throw new Error('A payback was not written.');
  return row.code;
}

/** A payback by its code; what changes it holds the lock of its purchase. */
export function findPayback(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

export type PaybackRow = NonNullable<Awaited<ReturnType<typeof findPayback>>>;

/** The paybacks of a purchase with the names of who decided, latest first. */
export function paybacksOf(queries: Queries, purchase: number) {
  return queries.rows(ofPurchase, [purchase]);
}

export type NamedPayback = Awaited<ReturnType<typeof paybacksOf>>[number];

/** Whether a payback of a purchase is proposed or under way. */
export async function hasOpenPayback(queries: Queries, purchase: number): Promise<boolean> {
  return (await queries.row(open, [purchase])) !== undefined;
}

/** Notes the decision about a proposal. Errors: it was decided before. */
export async function writeDecision(
  transaction: Transaction,
  code: number,
  given: {
    readonly state: 'sending' | 'done' | 'withdrawn';
    readonly by: number;
    readonly at: number;
    readonly reason: string | null;
  },
): Promise<void> {
  const { state, by, at, reason } = given;
  if ((await transaction.run(decide, [code, state, by, new Date(at), reason])) !== 1)
    throw new Error('A payback was decided twice.');
}

/** Notes how a payback ended. Errors: it was not under way. */
export async function writeEnd(
  transaction: Transaction,
  code: number,
  given: {
    readonly state: 'done' | 'failed';
    /** Null: the bank told it. */
    readonly by: number | null;
    readonly at: number;
    readonly reference: string | null;
  },
): Promise<void> {
  const { state, by, at, reference } = given;
  if ((await transaction.run(end, [code, state, new Date(at), reference, by])) !== 1)
    throw new Error('A payback ended twice.');
}

/** Takes back that a transfer was made: it is under way again. Errors: it is not recorded as made. */
export async function writePaybackUndone(
  transaction: Transaction,
  code: number,
  { by, at, reason }: { readonly by: number; readonly at: number; readonly reason: string },
): Promise<void> {
  if ((await transaction.run(undo, [code, by, new Date(at), reason])) !== 1)
    throw new Error('A payback was taken back twice.');
}

/** The bank knows a transfer by another reference than was recorded. Errors: it is not recorded as made. */
export async function writePaybackReference(
  transaction: Transaction,
  code: number,
  reference: string,
): Promise<void> {
  if ((await transaction.run(correct, [code, reference])) !== 1)
    throw new Error('A reference was corrected of a payback that was not made.');
}

/** When the paybacks of a purchase ended that were made since an instant, in epoch milliseconds. */
export async function endingsSince(
  queries: Queries,
  purchase: number,
  since: number,
): Promise<readonly number[]> {
  return (await queries.rows(endings, [purchase, new Date(since)])).map(({ ended_at: at }) => at);
}

/** Who undid a purchase or decided on its cancellation, and so never releases its money; null: nobody, or its buyer. */
export async function cancelledBy(queries: Queries, purchase: number): Promise<number | null> {
  const answered = (await dueCancellation(queries, purchase))?.answered_by ?? null;
  return answered ?? (await queries.row(undone, [purchase]))?.actor_id ?? null;
}

/** The cancellation of a purchase that made a refund due. */
export function dueCancellation(queries: Queries, purchase: number) {
  return queries.row(cancellation, [purchase]);
}

/** The Pix that arrived for charges, with what of each went back or is on its way. */
export function arrivedPix(queries: Queries, charges: readonly number[]) {
  return queries.rows(arrived, [charges]);
}
