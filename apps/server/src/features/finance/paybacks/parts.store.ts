import type { ChargeKind } from '@patio/domain/finance/charges/charge-state.ts';
import type { PaybackState } from '@patio/domain/finance/paybacks/decide-payback.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const COLUMNS = `s.code, s.payback_code, s.charge_code, c.kind, s.amount_cents, s.end_to_end_id, s.refund_id, s.state, s.processing, s.failure,
  s.tries`;
const words = shape<{ state: PaybackState; kind: ChargeKind }>();

const insert = statement({
  name: 'payback-parts.insert',
  text: `insert into payback_part (payback_code, charge_code, amount_cents, end_to_end_id, refund_id, state)
    select $1, x.charge, x.amount, x.pix, x.refund, 'proposed'
    from jsonb_to_recordset($2::jsonb) as x(place int, charge bigint, amount bigint, pix text, refund text) order by x.place`,
});

const ofPaybacks = statement({
  name: 'payback-parts.of-paybacks',
  text: `select ${COLUMNS} from payback_part s join charge c on c.code = s.charge_code
    where s.payback_code = any($1::bigint[]) order by s.code`,
  shape: words,
});

const find = statement({
  name: 'payback-parts.find',
  text: `select ${COLUMNS} from payback_part s join charge c on c.code = s.charge_code where s.code = $1`,
  shape: words,
});

const save = statement({
  name: 'payback-parts.save-state',
  text: `update payback_part set state = $2, failure = $3, read_at = $4, processing = false
    where code = any($1::bigint[]) and state = $5`,
});

const process = statement({
  name: 'payback-parts.processing',
  text: `update payback_part set processing = true, read_at = $2 where code = $1 and state = 'sending'`,
});

const due = statement({
  name: 'payback-parts.due',
  text: `update payback_part set tries = tries + 1, read_at = $2 where code in (${claim('code', {
    from: 'payback_part',
    where: 'read_at <= $1',
    order: 'read_at',
    limit: '$3',
  })}) returning code`,
});

const postpone = statement({
  name: 'payback-parts.postpone',
  text: `update payback_part set read_at = $2 where code = $1 and state = 'sending'`,
});

/** A share of what goes back. Centavos. */
export interface NewPart {
  readonly charge: number;
  readonly amount: number;
  /** The Pix that goes back, and the id under which the bank is asked. */
  readonly pix: { readonly endToEndId: string; readonly refundId: string } | null;
}

/** Writes the parts of a payback, in their order. */
export async function insertParts(
  transaction: Transaction,
  payback: number,
  parts: readonly NewPart[],
): Promise<void> {
  const rows = parts.map(({ charge, amount, pix }, place) => ({
    place,
    charge,
    amount,
    pix: pix?.endToEndId ?? null,
    refund: pix?.refundId ?? null,
  }));
  await transaction.run(insert, [payback, JSON.stringify(rows)]);
}

/** The parts of paybacks, oldest first. */
export function partsOf(queries: Queries, paybacks: readonly number[]) {
  return queries.rows(ofPaybacks, [paybacks]);
}

export type PartRow = Awaited<ReturnType<typeof partsOf>>[number];

/** A part by its code. */
export function findPart(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

/** What became of parts; `readAt`: when the bank is asked about them. Errors: one was not in the state `from`. */
export async function writeParts(
  transaction: Transaction,
  codes: readonly number[],
  to: {
    readonly from: PaybackState;
    readonly state: PaybackState;
    readonly failure?: string | null;
    readonly readAt?: number | null;
  },
): Promise<void> {
  const { from, state, failure = null, readAt = null } = to;
  const at = readAt === null ? null : new Date(readAt);
  if ((await transaction.run(save, [codes, state, failure, at, from])) !== codes.length)
    throw new Error('A part of a payback changed meanwhile.');
}

/** The same of one part. */
export const writePart = (
  transaction: Transaction,
  code: number,
  to: Parameters<typeof writeParts>[2],
): Promise<void> => writeParts(transaction, [code], to);

/** The bank has it and takes its time: it is asked again at an instant. */
export async function noteProcessing(queries: Queries, code: number, readAt: number): Promise<void> {
  await queries.run(process, [code, new Date(readAt)]);
}

/** Those about which the bank is to be asked now; they are due again at `again`, if this process dies. */
export async function takeDueParts(
  queries: Queries,
  { now, again, limit }: { readonly now: number; readonly again: number; readonly limit: number },
): Promise<readonly number[]> {
  return (await queries.rows(due, [new Date(now), new Date(again), limit])).map(({ code }) => code);
}

/** The bank did not answer: it is asked again at an instant. */
export async function postponePart(queries: Queries, code: number, readAt: number): Promise<void> {
  await queries.run(postpone, [code, new Date(readAt)]);
}
