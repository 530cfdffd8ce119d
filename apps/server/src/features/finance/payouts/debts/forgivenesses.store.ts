import type { ForgivenessState } from '@patio/domain/finance/payouts/decide-debt.ts';
import type { PayoutPart } from '@patio/domain/finance/payouts/plan-payout.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

const words = shape<{ state: ForgivenessState }>();

const insert = statement({
  name: 'forgivenesses.insert',
  text: `insert into store_forgiveness (partner_id, amount_cents, state, reason, proposed_by, proposed_at)
    values ($1, $2, 'proposed', $3, $4, $5) returning code`,
});

const insertParts = statement({
  name: 'forgivenesses.insert-parts',
  text: `insert into store_forgiveness_part (forgiveness_code, charge_code, gross_cents, commission_cents)
    select $1, x.charge, -x.gross, -x.commission from jsonb_to_recordset($2::jsonb) as x(charge bigint, gross bigint, commission bigint)`,
});

const find = statement({
  name: 'forgivenesses.find',
  text: 'select code, partner_id, amount_cents, state, proposed_by, decided_by from store_forgiveness where code = $1',
  shape: words,
});

const parts = statement({
  name: 'forgivenesses.parts',
  text: `select forgiveness_code as payout_code, charge_code as charge, -gross_cents as gross, -commission_cents as commission
    from store_forgiveness_part where forgiveness_code = $1 order by charge_code`,
});

const ofStore = statement({
  name: 'forgivenesses.of-store',
  text: `select f.code, f.amount_cents, f.state, f.reason, f.proposed_by, f.proposed_at, f.decided_by, f.decided_at, f.decision, f.undone_by, f.undone_at,
      f.undo_reason, trim(p.name || ' ' || p.surname) as proposer, trim(d.name || ' ' || d.surname) as decider, trim(u.name || ' ' || u.surname) as undoer,
      coalesce((select array_agg(distinct c.purchase_code order by c.purchase_code) from store_forgiveness_part x
        join charge c on c.code = x.charge_code where x.forgiveness_code = f.code), '{}') as purchases
    from store_forgiveness f join account p on p.id = f.proposed_by left join account d on d.id = f.decided_by left join account u on u.id = f.undone_by
    where f.partner_id = $1 order by f.code desc limit 200`,
  shape: words,
});

const open = statement({
  name: 'forgivenesses.open',
  text: `select partner_id, proposed_at as since from store_forgiveness where partner_id = $1 and state = 'proposed'`,
});

const sums = statement({
  name: 'forgivenesses.sums',
  text: `select coalesce(sum(x.gross_cents - x.commission_cents), 0)::bigint as amount, coalesce(sum(x.commission_cents), 0)::bigint as commission
    from store_forgiveness f join store_forgiveness_part x on x.forgiveness_code = f.code where f.partner_id = $1 and f.state = 'forgiven'`,
});

const decide = statement({
  name: 'forgivenesses.decide',
  text: `update store_forgiveness set state = $2, decided_by = $3, decided_at = $4, decision = $5 where code = $1 and state = 'proposed'`,
});

const undo = statement({
  name: 'forgivenesses.undo',
  text: `update store_forgiveness set state = 'undone', undone_by = $2, undone_at = $3, undo_reason = $4 where code = $1 and state = 'forgiven'`,
});

/** A debt that is to be given up. Centavos; instant in epoch milliseconds. */
export interface NewForgiveness {
  readonly store: number;
  readonly amount: number;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Writes a proposal with its parts, whose amounts are below zero, and returns its code. Errors: unique_violation while another one is open. */
export async function insertForgiveness(
  transaction: Transaction,
  { store, amount, reason, by, at }: NewForgiveness,
  planned: readonly PayoutPart[],
): Promise<number> {
  const row = await transaction.row(insert, [store, amount, reason, by, new Date(at)]);
  if (row === undefined) throw new Error('A debt that is given up was not written.');
  await transaction.run(insertParts, [row.code, JSON.stringify(planned)]);
  return row.code;
}

/** One by its code; what changes it holds the lock of its store. */
export function findForgiveness(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

/** Its parts as they are booked, below zero, in the order of their charges. Centavos. */
export function forgivenParts(queries: Queries, code: number) {
  return queries.rows(parts, [code]);
}

/** What was given up of the debts of a store, also what is proposed, latest first. */
export function forgivenessesOf(queries: Queries, store: number) {
  return queries.rows(ofStore, [store]);
}

export type ForgivenessRow = Awaited<ReturnType<typeof forgivenessesOf>>[number];

/** What another user has to release for a store. */
export function openForgivenesses(queries: Queries, store: number) {
  return queries.rows(open, [store]);
}

/** What a store owes no longer in all, and the commission that was given back with it. Centavos. */
export async function forgivenSums(queries: Queries, store: number) {
  return (await queries.row(sums, [store])) ?? { amount: 0, commission: 0 };
}

interface Decided {
  readonly by: number;
  readonly at: number;
}

/** Notes the decision about a proposal; a reason: it is turned down. Errors: it was decided before. */
export async function writeForgiveness(
  transaction: Transaction,
  code: number,
  { reason, by, at }: Decided & { readonly reason: string | null },
): Promise<void> {
  const state: ForgivenessState = reason === null ? 'forgiven' : 'withdrawn';
  if ((await transaction.run(decide, [code, state, by, new Date(at), reason])) !== 1)
    throw new Error('A debt was given up twice.');
}

/** Notes that it is owed again. Errors: it was not given up. */
export async function writeForgivenessUndone(
  transaction: Transaction,
  code: number,
  { reason, by, at }: Decided & { readonly reason: string },
): Promise<void> {
  if ((await transaction.run(undo, [code, by, new Date(at), reason])) !== 1)
    throw new Error('A debt is owed again twice.');
}
