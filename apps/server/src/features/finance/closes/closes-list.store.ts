import { closesList } from '@patio/contract/finance/closes/list-closes.ts';
import type { DifferenceReason } from '@patio/domain/finance/closes/decide-close.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';
import { bankBalanceBefore } from './day-figures.store.ts';

const from = `from book_day d left join book_close c on c.day_code = d.code and c.reopened_at is null
  left join account a on a.id = c.closed_by left join bank_statement s on s.code = c.statement_code left join account i on i.id = s.imported_by`;

const base = statement({
  name: 'closes.list',
  text: `select d.code, d.day, c.code as close, coalesce(c.book_cents, ${bankBalanceBefore(
    `((d.day + 1)::timestamp at time zone 'America/Sao_Paulo')`,
  )}) as book_cents, c.bank_cents, c.stated_cents, s.code as statement_code, s.account, s.file_name, s.imported_by, s.imported_at,
    trim(i.name || ' ' || i.surname) as importer, c.reason, c.explanation, c.closed_by, trim(a.name || ' ' || a.surname) as closer, c.closed_at,
    (select count(*)::int from book_close x where x.day_code = d.code and x.reopened_at is not null) as reopenings ${from}`,
  shape: shape<{ reason: DifferenceReason | null }>(),
});

const one = statement({
  name: 'closes.list-one',
  text: `${base.text} where d.code = $1`,
  shape: shape<{ reason: DifferenceReason | null }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** A day with its close, if it has one. Centavos, instants in epoch milliseconds. */
export type CloseListRow = RowOf<typeof base>;

/** Where the list of days comes from. */
export const CLOSES = listSource(closesList, {
  base,
  from,
  key: 'd.code',
  sorts: { dia: { sql: 'd.day', type: 'date' } },
  filters: {
    situacao: `case when c.code is null then 'a-fechar' else 'fechado' end`,
    comDiferenca: 'coalesce(c.bank_cents <> c.book_cents, false)',
    dia: `(d.day::timestamp at time zone 'America/Sao_Paulo')`,
  },
  searched: { texts: [`a.name || ' ' || a.surname`, 'c.explanation'], codes: ['d.code'] },
});

/** A day by its code; undefined: there is none. */
export function findDay(queries: Queries, code: number) {
  return queries.row(one, [code]);
}
