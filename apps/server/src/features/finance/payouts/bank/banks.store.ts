import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const current = statement({
  name: 'store-banks.current',
  text: `select code, partner_id, sealed, shown, changed_by, changed_at, usable_from from store_bank
    where partner_id = $1 order by code desc limit 1`,
});

const sentTo = statement({
  name: 'store-banks.sent-to',
  text: `select b.code, b.partner_id, b.sealed, b.shown, b.changed_by, b.changed_at, b.usable_from
    from payout y join store_bank b on b.code = y.bank_code where y.partner_id = $1 and y.state = 'sending'`,
});

const insert = statement({
  name: 'store-banks.insert',
  text: `insert into store_bank (partner_id, sealed, shown, changed_by, changed_at, usable_from)
    values ($1, $2, $3, $4, $5, $6) returning code`,
});

const forget = statement({
  name: 'store-banks.forget',
  text: `update store_bank b set sealed = null where b.partner_id = $1 and b.code <> $2 and b.sealed is not null
    and not exists (select from payout y where y.bank_code = b.code and y.state <> 'withdrawn')`,
});

/** The account to which the money of a store goes now; undefined: it has told none. Epoch milliseconds. */
export function bankOf(queries: Queries, store: number) {
  return queries.row(current, [store]);
}

/** The account to which a transfer of a store is made: that of its released payout, also if it told another one since; otherwise the one of now. */
export async function bankToPay(queries: Queries, store: number) {
  return (await queries.row(sentTo, [store])) ?? bankOf(queries, store);
}

export type BankRow = NonNullable<Awaited<ReturnType<typeof bankOf>>>;

/** An account that a store has told. Epoch milliseconds. */
export interface NewBank {
  readonly store: number;
  readonly sealed: Buffer;
  readonly shown: string;
  readonly by: number;
  readonly at: number;
  readonly usableFrom: number;
}

/** Writes it and returns its code; accounts from before are forgotten, unless a payout went there. */
export async function insertBank(transaction: Transaction, bank: NewBank): Promise<number> {
  const { store, sealed, shown, by, at, usableFrom } = bank;
  const values = [store, sealed, shown, by, new Date(at), new Date(usableFrom)];
  const row = await transaction.row(insert, values);
  if (row === undefined) throw new Error('An account of a store was not written.');
  await transaction.run(forget, [store, row.code]);
  return row.code;
}
