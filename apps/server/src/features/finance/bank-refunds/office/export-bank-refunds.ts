import type { exportBankRefunds as contract } from '@patio/contract/finance/bank-refunds/export-bank-refunds.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { BANK_REFUNDS, type RefundListRow } from '../refunds-list.store.ts';

const STATES = {
  'em-processamento': { PTBR: 'Em processamento', EN: 'Being processed' },
  'a-lancar': { PTBR: 'A lançar', EN: 'To be booked' },
  conferir: { PTBR: 'A conferir', EN: 'To be seen to' },
  conferida: { PTBR: 'Conferida', EN: 'Seen to' },
  'nao-realizada': { PTBR: 'Não realizada', EN: 'Not made' },
} as const;

const NATURES = {
  pedida: { PTBR: 'Em nome da casa', EN: 'In the name of the house' },
  falha: { PTBR: 'Falha operacional (MED)', EN: 'Mistake of a bank' },
  fraude: { PTBR: 'Suspeita de fraude (MED)', EN: 'Suspicion of fraud' },
} as const;

const columns: readonly CsvColumn<RefundListRow>[] = [
  { PTBR: 'Devolução', EN: 'Refund', cell: ({ code }) => code },
  { PTBR: 'Vista em', EN: 'Seen on', cell: ({ told_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ amount_cents: cents }) => ({ money: reaisFromCentavos(cents) }) },
  { PTBR: 'Natureza', EN: 'Nature', cell: ({ nature }, idiom) => NATURES[nature][idiom] },
  { PTBR: 'Situação', EN: 'Status', cell: ({ word }, idiom) => STATES[word][idiom] },
  {
    PTBR: 'A lançar',
    EN: 'To be booked',
    cell: ({ open_cents: cents }) => ({ money: reaisFromCentavos(cents) }),
  },
  { PTBR: 'Compras', EN: 'Purchases', cell: ({ purchases }) => purchases.join(', ') },
  { PTBR: 'Cauções', EN: 'Deposits', cell: ({ deposits }) => deposits.join(', ') },
  { PTBR: 'Identificador do Pix', EN: 'Id of the Pix', cell: ({ end_to_end_id: id }) => id },
  { PTBR: 'Identificador da devolução', EN: 'Id of the refund', cell: ({ refund_id: id }) => id },
  { PTBR: 'Conferida por', EN: 'Seen to by', cell: ({ checker }) => checker },
  { PTBR: 'Nota', EN: 'Note', cell: ({ note }) => note },
];

/** Refunds by the bank as CSV. */
export const exportBankRefunds =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: BANK_REFUNDS, query, columns, name: 'bank-refunds' }, context);
