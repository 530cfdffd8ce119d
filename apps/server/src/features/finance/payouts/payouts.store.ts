import type { PayoutState } from '@patio/domain/finance/payouts/decide-payout.ts';
import type { PayoutPlan } from '@patio/domain/finance/payouts/plan-payout.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { outMovement } from '../bank-references/public.ts';

const words = shape<{ state: PayoutState }>();
const COLUMNS = `y.code, y.partner_id, y.bank_code, y.state, y.amount_cents, y.gross_cents, y.commission_cents, y.reason, y.proposed_by,
  y.proposed_at, y.decided_by, y.decided_at, y.decision, y.ended_by, y.ended_at, y.reference, y.undone`;

/** Whether what a payout `y` passed on moved since: the store gave it back, the house gave it up, or it was passed on again. */
const MOVED_SINCE = `y.state = 'done' and exists (select from payout_part x
    join book_transaction t on t.key = 'paying-out:' || y.code || ':' || x.charge_code
    join book_transaction l on l.charge_code = x.charge_code and l.code > t.code
    join book_entry e on e.transaction_code = l.code join book_account k on k.code = e.account_code and k.kind = 'paid-out'
  where x.payout_code = y.code group by x.charge_code having sum(e.amount_cents) <> 0)`;

const MARK = `m.code as movement, m.day as movement_day, ${MOVED_SINCE} as moved_since`;

const insert = statement({
  name: 'payouts.insert',
  text: `insert into payout (partner_id, bank_code, state, amount_cents, gross_cents, commission_cents, reason, proposed_by, proposed_at)
    values ($1, $2, 'proposed', $3, $4, $5, $6, $7, $8) returning code`,
});

const insertParts = statement({
  name: 'payouts.insert-parts',
  text: `insert into payout_part (payout_code, charge_code, gross_cents, commission_cents)
    select $1, x.charge, x.gross, x.commission from jsonb_to_recordset($2::jsonb) as x(charge bigint, gross bigint, commission bigint)`,
});

const find = statement({
  name: 'payouts.find',
  text: `select ${COLUMNS}, ${MARK} from payout y ${outMovement('y')} where y.code = $1`,
  shape: words,
});

const parts = statement({
  name: 'payouts.parts',
  text: `select x.payout_code, x.charge_code as charge, u.code as purchase_code, x.gross_cents as gross, x.commission_cents as commission
    from payout_part x join charge c on c.code = x.charge_code join purchase u on u.code = c.purchase_code where x.payout_code = any($1::bigint[]) order by x.charge_code`,
});

const ofStore = statement({
  name: 'payouts.of-store',
  text: `select ${COLUMNS}, ${MARK}, y.undone_by, y.undone_at, y.undo_reason, y.mistaken_by, b.shown,
      trim(p.name || ' ' || p.surname) as proposer, trim(d.name || ' ' || d.surname) as decider, trim(e.name || ' ' || e.surname) as ender,
      trim(u.name || ' ' || u.surname) as undoer, trim(w.name || ' ' || w.surname) as mistaken
    from payout y join store_bank b on b.code = y.bank_code join account p on p.id = y.proposed_by left join account d on d.id = y.decided_by
      left join account e on e.id = y.ended_by left join account u on u.id = y.undone_by left join account w on w.id = y.mistaken_by ${outMovement('y')}
    where y.partner_id = $1 order by y.code desc limit 200`,
  shape: words,
});

const open = statement({
  name: 'payouts.open',
  text: `select partner_id, state, coalesce(decided_at, proposed_at) as since from payout
    where partner_id = $1 and state in ('proposed', 'sending')`,
  shape: shape<{ state: 'proposed' | 'sending' }>(),
});

const sums = statement({
  name: 'payouts.sums',
  text: `select coalesce(sum(amount_cents) filter (where state = 'done'), 0)::bigint as paid,
      coalesce(sum(commission_cents) filter (where state = 'done'), 0)::bigint as commission,
      coalesce(sum(amount_cents) filter (where state = 'sending'), 0)::bigint as sending
    from payout where partner_id = $1`,
});

const decide = statement({
  name: 'payouts.decide',
  text: `update payout set state = $2, decided_by = $3, decided_at = $4, decision = $5,
      ended_at = case when $2 = 'withdrawn' then $4::timestamptz end where code = $1 and state = 'proposed'`,
});

const end = statement({
  name: 'payouts.end',
  text: `update payout set state = $2, ended_by = $3, ended_at = $4, reference = $5, decision = coalesce($6, decision)
    where code = $1 and state = 'sending'`,
});

const undo = statement({
  name: 'payouts.undo',
  text: `update payout set state = 'sending', mistaken_by = ended_by, ended_by = null, ended_at = null, reference = null, undone = undone + 1,
      undone_by = $2, undone_at = $3, undo_reason = $4 where code = $1 and state = 'done'`,
});

const correct = statement({
  name: 'payouts.correct-reference',
  text: `update payout set reference = $2 where code = $1 and state = 'done'`,
});

/** A proposal to be written. Instant in epoch milliseconds. */
export interface NewPayout {
  readonly store: number;
  readonly bank: number;
  readonly plan: PayoutPlan;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Writes a proposal with its parts and returns its code. Errors: unique_violation while another one of the store is open. */
export async function insertPayout(transaction: Transaction, made: NewPayout): Promise<number> {
  const { store, bank, plan, reason, by, at } = made;
  const { net, gross, commission } = plan;
  const row = await transaction.row(insert, [store, bank, net, gross, commission, reason, by, new Date(at)]);
  if (row === undefined) throw new Error('A payout was not written.');
  await transaction.run(insertParts, [row.code, JSON.stringify(plan.parts)]);
  return row.code;
}

/** A payout by its code; what changes it holds the lock of its store. */
export function findPayout(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

export type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>;

/** The parts of payouts, in the order of their charges. Centavos. */
export function partsOf(queries: Queries, payouts: readonly number[]) {
  return queries.rows(parts, [payouts]);
}

export type PartRow = Awaited<ReturnType<typeof partsOf>>[number];

/** The latest payouts of a store with the names of who decided. */
export function payoutsOf(queries: Queries, store: number) {
  return queries.rows(ofStore, [store]);
}

export type NamedPayout = Awaited<ReturnType<typeof payoutsOf>>[number];

/** What is proposed or under way for a store. */
export function openPayouts(queries: Queries, store: number) {
  return queries.rows(open, [store]);
}

/** What was transferred to a store so far, the commission of it, and what is on its way. Centavos. */
export async function payoutSums(queries: Queries, store: number) {
  return (await queries.row(sums, [store])) ?? { paid: 0, commission: 0, sending: 0 };
}

/** Notes the decision about a proposal. Errors: it was decided before. */
export async function writeDecision(
  transaction: Transaction,
  code: number,
  given: {
    readonly state: 'sending' | 'withdrawn';
    readonly by: number;
    readonly at: number;
    readonly reason: string | null;
  },
): Promise<void> {
  const { state, by, at, reason } = given;
  if ((await transaction.run(decide, [code, state, by, new Date(at), reason])) !== 1)
    throw new Error('A payout was decided twice.');
}

/** Notes how a payout ended. Errors: it was not under way. */
export async function writeEnd(
  transaction: Transaction,
  code: number,
  given: {
    readonly state: 'done' | 'failed';
    readonly by: number;
    readonly at: number;
    readonly reference: string | null;
    readonly reason: string | null;
  },
): Promise<void> {
  const { state, by, at, reference, reason } = given;
  if ((await transaction.run(end, [code, state, by, new Date(at), reference, reason])) !== 1)
    throw new Error('A payout ended twice.');
}

/** The bank knows its transfer by another reference than was recorded. Errors: it is not recorded as made. */
export async function writePayoutReference(
  transaction: Transaction,
  code: number,
  reference: string,
): Promise<void> {
  if ((await transaction.run(correct, [code, reference])) !== 1)
    throw new Error('A reference was corrected of a payout that was not made.');
}

/** Takes back that it was made: it is under way again. Errors: it is not recorded as made. */
export async function writePayoutUndone(
  transaction: Transaction,
  code: number,
  { by, at, reason }: { readonly by: number; readonly at: number; readonly reason: string },
): Promise<void> {
  if ((await transaction.run(undo, [code, by, new Date(at), reason])) !== 1)
    throw new Error('A payout was taken back twice.');
}
