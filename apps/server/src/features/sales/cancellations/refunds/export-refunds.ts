import type { exportRefunds as contract } from '@patio/contract/sales/cancellations/export-refunds.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { REFUNDS, refundsIn, type RefundRow } from './refunds-list.store.ts';

const KINDS = {
  cancelamento: { PTBR: 'Cancelamento', EN: 'Cancellation' },
  'nao-concluida': { PTBR: 'Venda desfeita', EN: 'Sale undone' },
  arrependimento: { PTBR: 'Arrependimento', EN: 'Right of withdrawal' },
};

const COLUMNS: readonly CsvColumn<RefundRow>[] = [
  { PTBR: 'Compra', EN: 'Purchase', cell: ({ purchase_code: code }) => code },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ value_cents: cents }) => ({ money: reaisFromCentavos(cents) }) },
  { PTBR: 'Comprador', EN: 'Buyer', cell: ({ buyer }) => buyer },
  { PTBR: 'E-mail', EN: 'E-mail', cell: ({ email }) => email },
  { PTBR: 'Por quê', EN: 'Why', cell: ({ kind }, idiom) => KINDS[kind][idiom] },
  { PTBR: 'Motivo', EN: 'Reason', cell: ({ reason }) => reason },
  { PTBR: 'Pagamento aprovado', EN: 'Payment approved', cell: ({ payment_approved: paid }) => paid },
  { PTBR: 'Nota fiscal', EN: 'Invoice', cell: ({ invoice_issued: issued }) => issued },
  { PTBR: 'Decidido por', EN: 'Decided by', cell: ({ decider }) => decider },
  { PTBR: 'Espera desde', EN: 'Waiting since', cell: ({ answered_at: at }) => ({ instant: isoInstant(at) }) },
  {
    PTBR: 'Devolvido em',
    EN: 'Refunded on',
    cell: ({ refunded_at: at }) => (at === null ? null : { instant: isoInstant(at) }),
  },
];

/** The refunds of a query as CSV, without bank data (S-15). */
export const exportRefunds =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: REFUNDS, ...refundsIn(query), columns: COLUMNS, name: 'refunds' }, context);
