import type { exportPurchases as contract } from '@patio/contract/sales/purchases/export-purchases.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { purchasesFor } from './purchases-for.ts';
import type { PurchaseListRow } from './purchases-list.store.ts';

const STATUS = {
  V: { PTBR: 'Em negociação', EN: 'Negotiation' },
  C: { PTBR: 'Aguardando crédito', EN: 'Waiting for credit' },
  L: { PTBR: 'Aguardando retirada', EN: 'Waiting for collection' },
  X: { PTBR: 'Concluída', EN: 'Completed' },
};

const COLUMNS: readonly CsvColumn<PurchaseListRow>[] = [
  { PTBR: 'Compra', EN: 'Purchase', cell: ({ code }) => code },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Situação', EN: 'Status', cell: ({ status }, idiom) => STATUS[status][idiom] },
  { PTBR: 'Cancelada', EN: 'Cancelled', cell: ({ cancelled_at: at }) => at !== null },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ value_cents: cents }) => ({ money: reaisFromCentavos(cents) }) },
  { PTBR: 'Comprador', EN: 'Buyer', cell: ({ buyer }) => buyer },
  { PTBR: 'E-mail', EN: 'E-mail', cell: ({ email }) => email },
  { PTBR: 'Telefone', EN: 'Phone', cell: ({ phone }) => phone },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store }) => store },
  { PTBR: 'Comprada em', EN: 'Bought on', cell: ({ created_at: at }) => ({ instant: isoInstant(at) }) },
  {
    PTBR: 'Nesta etapa desde',
    EN: 'At this step since',
    cell: ({ since }) => ({ instant: isoInstant(since) }),
  },
  { PTBR: 'Responsável', EN: 'Assigned to', cell: ({ assignee }) => assignee },
  { PTBR: 'Próxima ação', EN: 'Next action', cell: ({ next_action: action }) => action },
  { PTBR: 'Dia da ação', EN: 'Day of the action', cell: ({ next_action_on: day }) => day },
  { PTBR: 'Nota fiscal', EN: 'Invoice', cell: ({ invoice_issued: issued }) => issued },
  { PTBR: 'Pagamento aprovado', EN: 'Payment approved', cell: ({ payment_approved: paid }) => paid },
  { PTBR: 'Forma de pagamento', EN: 'Form of payment', cell: ({ payment_method: form }) => form },
];

/** The purchases of a query as CSV. */
export const exportPurchases =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(
      database,
      { list: purchasesFor(context.actor, null), query, columns: COLUMNS, name: 'purchases' },
      context,
    );
