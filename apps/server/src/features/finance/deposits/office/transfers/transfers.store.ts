import type { PaybackState } from '@patio/domain/finance/paybacks/decide-payback.ts';
import type { Queries, Transaction } from '../../../../../platform/db/database.ts';
import { shape, statement } from '../../../../../platform/db/statement.ts';
import { outMovement, givenByBank } from '../../../bank-references/public.ts';

const insert = statement({
  name: 'deposit-transfers.insert',
  text: `insert into payback (deposit_code, way, state, amount_cents, reason, proposed_by, proposed_at)
    values ($1, 'transfer', 'proposed', $2, $3, $4, $5) returning code`,
});

const find = statement({
  name: 'deposit-transfers.find',
  text: `select b.code, b.deposit_code, b.state, b.amount_cents, b.proposed_by, b.decided_by, b.reference, b.recorded_by, b.undone, m.code as movement,
      ${givenByBank('b')}
    from payback b ${outMovement('b')} where b.code = $1 and b.deposit_code is not null and b.way = 'transfer'`,
  shape: shape<{ state: PaybackState }>(),
  neverNull: ['proposed_by'],
});

const decide = statement({
  name: 'deposit-transfers.decide',
  text: `update payback set state = $2, decided_by = $3, decided_at = $4, decision = $5, ended_at = case when $2 = 'withdrawn' then $4::timestamptz end
    where code = $1 and state = 'proposed'`,
});

const withdraw = statement({
  name: 'deposit-transfers.withdraw',
  text: `with gone as (update payback set state = 'withdrawn', ended_at = $2, decision = $3
      where deposit_code = $1 and way = 'transfer' and state = 'proposed' returning code)
    update payback_part set state = 'withdrawn' where payback_code in (select code from gone)`,
});

const end = statement({
  name: 'deposit-transfers.end',
  text: `update payback set state = $2, ended_at = $3, reference = $4, recorded_by = $5 where code = $1 and state = 'sending'`,
});

const undo = statement({
  name: 'deposit-transfers.undo',
  text: `update payback set state = 'sending', mistaken_by = recorded_by, recorded_by = null, ended_at = null, reference = null, undone = undone + 1,
      undone_by = $2, undone_at = $3, undo_reason = $4 where code = $1 and state = 'done'`,
});

const correct = statement({
  name: 'deposit-transfers.correct-reference',
  text: `update payback set reference = $2 where code = $1 and state = 'done' and way = 'transfer' and deposit_code is not null`,
});

/** A transfer to be written. Centavos, epoch milliseconds. */
export interface NewTransfer {
  readonly deposit: number;
  readonly amount: number;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Writes a proposal and returns its code. Errors: unique_violation while something else of the deposit goes back. */
export async function insertTransfer(transaction: Transaction, made: NewTransfer): Promise<number> {
  const { deposit, amount, reason, by, at } = made;
  const row = await transaction.row(insert, [deposit, amount, reason, by, new Date(at)]);
  if (row === undefined) throw new Error('A transfer of a deposit was not written.');
  return row.code;
}

/** A transfer by its code; what changes it holds the locks of its deposit. */
export function findTransfer(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

export type TransferRow = NonNullable<Awaited<ReturnType<typeof findTransfer>>>;

/** Notes the decision about a proposal. Errors: it was decided before. */
export async function writeTransferDecided(
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
    throw new Error('A transfer of a deposit was decided twice.');
}

/** Turns the proposal of a deposit down because what it was made of changed. Returns whether there was one. */
export async function withdrawTransfer(
  transaction: Transaction,
  deposit: number,
  { decision, at }: { readonly decision: string; readonly at: number },
): Promise<boolean> {
  return (await transaction.run(withdraw, [deposit, new Date(at), decision])) > 0;
}

/** Notes how a transfer ended. Errors: it was not released. */
export async function writeTransferEnded(
  transaction: Transaction,
  code: number,
  given: {
    readonly state: 'done' | 'failed';
    readonly by: number;
    readonly at: number;
    readonly reference: string | null;
  },
): Promise<void> {
  const { state, by, at, reference } = given;
  if ((await transaction.run(end, [code, state, new Date(at), reference, by])) !== 1)
    throw new Error('A transfer of a deposit ended twice.');
}

/** Takes back that it was made. Errors: it is not recorded. */
export async function writeTransferUndone(
  transaction: Transaction,
  code: number,
  { by, at, reason }: { readonly by: number; readonly at: number; readonly reason: string },
): Promise<void> {
  if ((await transaction.run(undo, [code, by, new Date(at), reason])) !== 1)
    throw new Error('A transfer of a deposit was taken back twice.');
}

/** The bank knows it by another reference than was recorded. Errors: it is not recorded as made. */
export async function writeTransferReference(
  transaction: Transaction,
  code: number,
  reference: string,
): Promise<void> {
  if ((await transaction.run(correct, [code, reference])) !== 1)
    throw new Error('A reference was corrected of a transfer of a deposit that was not made.');
}
