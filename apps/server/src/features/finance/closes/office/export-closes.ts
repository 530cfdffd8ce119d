import type { exportCloses as contract } from '@patio/contract/finance/closes/export-closes.ts';
import { differenceOf, type DifferenceReason } from '@patio/domain/finance/closes/decide-close.ts';
import { signedReais } from '@patio/domain/money/signed-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn, type CsvValue } from '../../../../platform/lists/public.ts';
import { CLOSES, type CloseListRow } from '../closes-list.store.ts';

const REASONS: Readonly<Record<DifferenceReason, { readonly PTBR: string; readonly EN: string }>> = {
  'before-the-book': { PTBR: 'Saldo de antes do livro', EN: 'Balance from before the book' },
  'booked-later': { PTBR: 'Lançado em outro dia', EN: 'Booked on another day' },
  'bank-fee': { PTBR: 'Tarifa ou juros do banco', EN: 'Fee or interest of the bank' },
  'other-money': { PTBR: 'Dinheiro que não é de compras', EN: 'Money that is not of purchases' },
  'bank-error': { PTBR: 'Erro do banco', EN: 'Mistake of the bank' },
  other: { PTBR: 'Outro', EN: 'Other' },
};

const money = (cents: number | null): CsvValue => (cents === null ? null : { money: signedReais(cents) });

const columns: readonly CsvColumn<CloseListRow>[] = [
  { PTBR: 'Dia', EN: 'Day', cell: ({ day }) => day },
  {
    PTBR: 'Situação',
    EN: 'Status',
    cell: ({ close }, idiom) =>
      idiom === 'EN' ? (close === null ? 'To be closed' : 'Closed') : close === null ? 'A fechar' : 'Fechado',
  },
  { PTBR: 'Saldo do livro', EN: 'Balance of the book', cell: ({ book_cents: cents }) => money(cents) },
  { PTBR: 'Saldo do banco', EN: 'Balance of the bank', cell: ({ bank_cents: cents }) => money(cents) },
  {
    PTBR: 'Saldo do banco pelo extrato',
    EN: 'Balance stated by the bank',
    cell: ({ stated_cents: cents }) => money(cents),
  },
  { PTBR: 'Extrato', EN: 'Statement', cell: ({ file_name: file }) => file },
  {
    PTBR: 'Diferença',
    EN: 'Difference',
    cell: ({ book_cents: book, bank_cents: bank }) =>
      money(bank === null ? null : differenceOf({ book, bank })),
  },
  {
    PTBR: 'Motivo',
    EN: 'Reason',
    cell: ({ reason }, idiom) => (reason === null ? null : REASONS[reason][idiom]),
  },
  { PTBR: 'Explicação', EN: 'Explanation', cell: ({ explanation }) => explanation },
  { PTBR: 'Fechado por', EN: 'Closed by', cell: ({ closer }) => closer },
  {
    PTBR: 'Fechado em',
    EN: 'Closed at',
    cell: ({ closed_at: at }) => (at === null ? null : { instant: isoInstant(at) }),
  },
  { PTBR: 'Reaberturas', EN: 'Opened again', cell: ({ reopenings }) => reopenings },
];

/** The days of a query as CSV. */
export const exportCloses =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: CLOSES, query, columns, name: 'closes' }, context);
