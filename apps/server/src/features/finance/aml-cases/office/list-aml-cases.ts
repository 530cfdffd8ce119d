import type { listAmlCases as contract } from '@patio/contract/finance/aml-cases/list-aml-cases.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList, sumList } from '../../../../platform/lists/public.ts';
import { DECISION_WORDS, FLAG_WORDS, STATE_WORDS } from '../aml-words.ts';
import { AML_CASES, type ListedCase } from '../cases-list.store.ts';

/** Cases of money laundering, longest open first. */
export const listAmlCases =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, AML_CASES, query);
    const cents = page.totalExato
      ? await sumList(database, AML_CASES, query, { scope: [], of: 'k.total_cents' })
      : null;
    return { data: rows.map(present), ...page, soma: cents === null ? null : reaisFromCentavos(cents) };
  };

const present = (row: ListedCase) => ({
  codigo: row.code,
  sinal: FLAG_WORDS[row.flag],
  situacao: STATE_WORDS[row.state],
  pessoa: row.account_id === null ? null : { codigo: row.account_id, nome: row.person ?? '' },
  total: reaisFromCentavos(row.total_cents),
  operacoes: row.operations,
  abertoEm: isoInstant(row.opened_at),
  responsavel: row.assignee,
  decisao: row.decision === null ? null : DECISION_WORDS[row.decision],
  comunicarAte: instantOf(row.report_due_at),
});
