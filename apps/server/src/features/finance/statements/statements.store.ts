import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const insert = statement({
  name: 'statements.insert',
  text: `insert into bank_statement (format, account, file_name, lines, balance_cents, balance_day, imported_by, imported_at)
    values ($1, $2, $3, $4, $5, $6::date, $7, $8) returning code`,
});

const insertLines = statement({
  name: 'statements.insert-lines',
  text: `insert into statement_line (statement_code, account, key, day, amount_cents, bank_id, words, payer_name, payer_document, txid, reference)
    select $1, $2, n.* from unnest($3::text[], $4::date[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[]) as n
    on conflict (account, key) do nothing`,
});

const count = statement({
  name: 'statements.count-added',
  text: 'update bank_statement set added = $2 where code = $1',
});

/** A movement to be written. Centavos; day as yyyy-mm-dd. */
export interface NewLine {
  readonly key: string;
  readonly day: string;
  readonly amount: number;
  readonly bankId: string | null;
  readonly words: string;
  readonly payerName: string | null;
  readonly payerDocument: string | null;
  readonly txid: string | null;
  readonly reference: string;
}

/** A statement to be written. Centavos; instant in epoch milliseconds. */
export interface NewStatement {
  readonly format: 'ofx' | 'csv';
  readonly account: string;
  readonly fileName: string;
  readonly balance: { readonly amount: number; readonly day: string } | null;
  readonly lines: readonly NewLine[];
  readonly by: number;
  readonly at: number;
}

/** Writes a statement with those of its movements that are not there yet. Returns its code and how many they were. */
export async function insertStatement(
  transaction: Transaction,
  { format, account, fileName, balance, lines, by, at }: NewStatement,
): Promise<{ readonly code: number; readonly added: number }> {
  const { amount = null, day = null } = balance ?? {};
  const facts = [format, account, fileName, lines.length, amount, day, by, new Date(at)];
  const row = await transaction.row(insert, facts);
  if (row === undefined) throw new Error('A statement was not written.');
  const columns = (
    [
      'key',
      'day',
      'amount',
      'bankId',
      'words',
      'payerName',
      'payerDocument',
      'txid',
      'reference',
    ] as const satisfies readonly (keyof NewLine)[]
  ).map((name) => lines.map((line) => line[name]));
  const added = await transaction.run(insertLines, [row.code, account, ...columns]);
  await transaction.run(count, [row.code, added]);
  return { code: row.code, added };
}
