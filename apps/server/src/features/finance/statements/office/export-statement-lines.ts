import type { exportStatementLines as contract } from '@patio/contract/finance/statements/export-statement-lines.ts';
import { linePayer } from '@patio/domain/finance/statements/line-payer.ts';
import { signedReais } from '@patio/domain/money/signed-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { LINES, type LineRow } from '../lines-list.store.ts';

const STATES = {
  aberta: { PTBR: 'Aberta', EN: 'Open' },
  conferida: { PTBR: 'Conferida', EN: 'Recorded' },
  ignorada: { PTBR: 'Posta de lado', EN: 'Put aside' },
} as const;

const payerOf = ({ words: text, payer_name: name, payer_document: document }: LineRow) =>
  linePayer({ text, name, document });

const columns: readonly CsvColumn<LineRow>[] = [
  { PTBR: 'Movimento', EN: 'Movement', cell: ({ code }) => code },
  { PTBR: 'Dia', EN: 'Day', cell: ({ day }) => day },
  { PTBR: 'Conta', EN: 'Account', cell: ({ account }) => account },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ amount_cents: cents }) => ({ money: signedReais(cents) }) },
  { PTBR: 'Texto do banco', EN: 'Text of the bank', cell: ({ words }) => words },
  { PTBR: 'Pagador', EN: 'Payer', cell: (row) => payerOf(row).name },
  { PTBR: 'CPF ou CNPJ', EN: 'CPF or CNPJ', cell: (row) => payerOf(row).document },
  { PTBR: 'Referência', EN: 'Reference', cell: ({ reference }) => reference },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  {
    PTBR: 'Compras',
    EN: 'Purchases',
    cell: ({ paid, moved }) => [...(paid ?? []), ...(moved ?? [])].join(' '),
  },
  { PTBR: 'Motivo', EN: 'Reason', cell: ({ ignore_reason: reason }) => reason },
];

/** The movements of a query as CSV. */
export const exportStatementLines =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: LINES, query, columns, name: 'statement-lines' }, context);
