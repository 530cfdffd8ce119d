import { amlCasesList } from '@patio/contract/finance/aml-cases/list-aml-cases.ts';
import type { AmlState } from '@patio/domain/finance/aml-cases/aml-case.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';
import { SEARCHED_ACCOUNT } from '../../identity/accounts/public.ts';
import { DECISION_WORDS, FLAG_WORDS, STATE_WORDS } from './aml-words.ts';
import type { CaseFlag } from './cases.store.ts';

const from = `from aml_case k left join account b on b.id = k.account_id left join account u on u.id = k.assignee_id`;

const base = statement({
  name: 'aml-cases.list',
  text: `select k.code, k.flag, k.state, k.account_id, trim(b.name || ' ' || b.surname) as person, k.total_cents, k.opened_at, k.decision,
    k.report_due_at, k.protocol, k.reported_on::text as reported_on, k.closed_at, trim(u.name || ' ' || u.surname) as assignee,
    (select count(*)::int from aml_operation o where o.case_code = k.code) as operations ${from}`,
  shape: shape<{ flag: CaseFlag; state: AmlState; decision: 'reported' | 'dismissed' | null }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** A case in the list. Centavos, epoch milliseconds. */
export type ListedCase = RowOf<typeof base>;

/** A word of the API for each value of a column. */
const inWords = (column: string, words: Readonly<Record<string, string>>): string =>
  `case ${column} ${Object.entries(words)
    .map(([value, word]) => `when '${value}' then '${word}'`)
    .join(' ')} end`;

/** Cases of money laundering. */
export const AML_CASES = listSource(amlCasesList, {
  base,
  from,
  key: 'k.code',
  sorts: {
    abertoEm: { sql: 'k.opened_at', type: 'timestamptz' },
    total: { sql: 'k.total_cents', type: 'bigint' },
    prazo: { sql: 'coalesce(k.report_due_at, k.opened_at)', type: 'timestamptz' },
  },
  filters: {
    situacao: inWords('k.state', STATE_WORDS),
    sinal: inWords('k.flag', FLAG_WORDS),
    decisao: inWords('k.decision', DECISION_WORDS),
    total: 'k.total_cents',
    abertoEm: 'k.opened_at',
    pessoa: 'k.account_id',
    responsavel: 'k.assignee_id',
  },
  searched: {
    texts: [
      (contains) => `k.account_id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)})`,
      (contains) => contains('k.protocol'),
    ],
    codes: ['k.code'],
  },
});
