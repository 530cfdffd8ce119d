import type { PaybackState } from '@patio/domain/finance/paybacks/decide-payback.ts';
import type { PaybackWay } from '@patio/domain/finance/paybacks/plan-payback.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const insert = statement({
  name: 'deposit-returns.insert',
  text: `insert into payback (deposit_code, way, state, amount_cents, reason, proposed_at) values ($1, 'pix', 'sending', $2, 'Caução devolvida.', $3)
    on conflict (deposit_code) where state in ('proposed', 'sending') do nothing returning code`,
});

const insertUse = statement({
  name: 'deposit-returns.insert-set-off',
  text: `insert into payback (deposit_code, way, state, amount_cents, target_charge, reason, proposed_at, ended_at)
    values ($1, 'set-off', 'done', $2, $3, 'Caução usada no preço.', $4, $4) returning code`,
});

const find = statement({
  name: 'deposit-returns.find',
  text: 'select code, deposit_code, state, amount_cents from payback where code = $1 and deposit_code is not null',
});

const open = statement({
  name: 'deposit-returns.open',
  text: `select code, way, state from payback where deposit_code = $1 and state in ('proposed', 'sending')`,
  shape: shape<{ way: PaybackWay; state: PaybackState }>(),
});

const end = statement({
  name: 'deposit-returns.end',
  text: `update payback set state = $2, ended_at = $3 where code = $1 and state = 'sending'`,
});

/** Writes a return under way and returns its code; null: another one is. Centavos, epoch milliseconds. */
export async function insertReturn(
  transaction: Transaction,
  { deposit, amount, at }: { readonly deposit: number; readonly amount: number; readonly at: number },
): Promise<number | null> {
  return (await transaction.row(insert, [deposit, amount, new Date(at)]))?.code ?? null;
}

/** Writes that a deposit pays a charge, and returns the code of it. Centavos, epoch milliseconds. */
export async function insertSetOff(
  transaction: Transaction,
  { deposit, amount, target, at }: { readonly deposit: number; readonly target: number } & SetOffAmount,
): Promise<number> {
  const row = await transaction.row(insertUse, [deposit, amount, target, new Date(at)]);
  if (row === undefined) throw new Error('A set-off was not written.');
  return row.code;
}

interface SetOffAmount {
  readonly amount: number;
  readonly at: number;
}

/** A return by its code. */
export function findReturn(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

/** What goes back of a deposit, or is proposed to; undefined: nothing does. */
export function openReturn(queries: Queries, deposit: number) {
  return queries.row(open, [deposit]);
}

/** Notes how a return ended. Errors: it was not under way. */
export async function endReturn(
  transaction: Transaction,
  code: number,
  { state, at }: { readonly state: 'done' | 'failed'; readonly at: number },
): Promise<void> {
  if ((await transaction.run(end, [code, state, new Date(at)])) !== 1)
    throw new Error('A return of a deposit ended twice.');
}
