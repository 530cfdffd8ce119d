import type { exportAmlCases as contract } from '@patio/contract/finance/aml-cases/export-aml-cases.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { AML_CASES, type ListedCase } from '../cases-list.store.ts';

interface Words {
  readonly PTBR: string;
  readonly EN: string;
}

const FLAGS: Readonly<Record<ListedCase['flag'], Words>> = {
  cash: { PTBR: 'Pagamento em espécie', EN: 'Cash' },
  'third-party': { PTBR: 'Pagamento de terceiros', EN: 'Paid by others' },
  split: { PTBR: 'Pagamento fracionado', EN: 'Split payments' },
  'incomplete-registration': { PTBR: 'Cadastro incompleto', EN: 'Incomplete registration' },
  sanctions: { PTBR: 'Nome em lista de sanções', EN: 'Name on a sanctions list' },
  pep: { PTBR: 'Pessoa exposta politicamente', EN: 'Politically exposed person' },
  manual: { PTBR: 'Aberto pelo financeiro', EN: 'Opened by finance' },
};
const STATES: Readonly<Record<ListedCase['state'], Words>> = {
  open: { PTBR: 'Aberto', EN: 'Open' },
  analysis: { PTBR: 'Em análise', EN: 'In analysis' },
  reporting: { PTBR: 'A comunicar', EN: 'To be reported' },
  closed: { PTBR: 'Encerrado', EN: 'Closed' },
};
const DECISIONS = {
  reported: { PTBR: 'Comunicar', EN: 'Report' },
  dismissed: { PTBR: 'Arquivar', EN: 'Dismiss' },
} as const;

const instant = (at: number | null) => (at === null ? null : { instant: isoInstant(at) });

const columns: readonly CsvColumn<ListedCase>[] = [
  { PTBR: 'Caso', EN: 'Case', cell: ({ code }) => code },
  { PTBR: 'Sinal', EN: 'Flag', cell: ({ flag }, idiom) => FLAGS[flag][idiom] },
  { PTBR: 'Pessoa', EN: 'Person', cell: ({ person }) => person },
  { PTBR: 'Operações', EN: 'Operations', cell: ({ operations }) => operations },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ total_cents: total }) => ({ money: reaisFromCentavos(total) }) },
  { PTBR: 'Aberto em', EN: 'Opened', cell: ({ opened_at: at }) => instant(at) },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Responsável', EN: 'Analysed by', cell: ({ assignee }) => assignee },
  {
    PTBR: 'Decisão',
    EN: 'Decision',
    cell: ({ decision }, idiom) => (decision === null ? null : DECISIONS[decision][idiom]),
  },
  { PTBR: 'Comunicar até', EN: 'Report by', cell: ({ report_due_at: at }) => instant(at) },
  { PTBR: 'Protocolo', EN: 'Protocol', cell: ({ protocol }) => protocol },
  { PTBR: 'Comunicado em', EN: 'Reported on', cell: ({ reported_on: day }) => day },
  { PTBR: 'Encerrado em', EN: 'Closed', cell: ({ closed_at: at }) => instant(at) },
];

/** Cases of money laundering as CSV. */
export const exportAmlCases =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(
      database,
      { list: AML_CASES, query, columns, name: 'aml-cases', subject: 'aml-case list' },
      context,
    );
