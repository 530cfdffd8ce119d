import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

// A statement that is imported on its own day may be told before the last movement of it; so may the same file that is imported again.
const stated = statement({
  name: 'closes.stated',
  text: `select distinct on (s.account) s.code, s.account, s.file_name, s.balance_cents, s.imported_by, s.imported_at,
      trim(a.name || ' ' || a.surname) as importer
    from bank_statement s join account a on a.id = s.imported_by
    where s.balance_day = $1::date and s.imported_at >= $2 and not (s.added = 0 and exists (select from bank_statement e
      where e.account = s.account and e.balance_day = s.balance_day and e.balance_cents = s.balance_cents and e.imported_at < $2))
    order by s.account, s.code desc`,
  neverNull: ['balance_cents'],
});

const lastAccount = statement({
  name: 'closes.last-account',
  text: `select s.account from book_close c join bank_statement s on s.code = c.statement_code
    where c.day < $1::date and c.reopened_at is null order by c.day desc limit 1`,
});

/** What the bank states of the end of a day (yyyy-mm-dd): for each account the last statement that was imported after it. Centavos. */
export function statedBalances(queries: Queries, day: string) {
  return queries.rows(stated, [day, new Date(endOfDay(day))]);
}

export type StatedRow = Awaited<ReturnType<typeof statedBalances>>[number];

/** The account of the statement with which a day (yyyy-mm-dd) before was closed, of the latest one that had any; null: none had. */
export async function accountBefore(queries: Queries, day: string): Promise<string | null> {
  return (await queries.row(lastAccount, [day]))?.account ?? null;
}

/**
 * The statement with which a balance (centavos) is compared: one that has it, otherwise the last one; of several, that of the account of the last
 * close. Undefined: there is none.
 */
export function statementFor(
  stated: readonly StatedRow[],
  bank: number,
  before: string | null,
): StatedRow | undefined {
  const same = stated.filter(({ balance_cents: balance }) => balance === bank);
  const usual = same.find(({ account }) => account === before);
  return usual ?? same[0] ?? stated.toSorted((one, other) => other.code - one.code)[0];
}
