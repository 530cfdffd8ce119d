import type { exportCharges as contract } from '@patio/contract/finance/charge-list/export-charges.ts';
import type { Creditor } from '@patio/domain/finance/book/book-account.ts';
import type { ChargeKind, ChargeState } from '@patio/domain/finance/charges/charge-state.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../platform/lists/public.ts';
import { CHARGES, chargesIn, stateOfRow, type ChargeListRow } from './charge-list.store.ts';

interface Words {
  readonly PTBR: string;
  readonly EN: string;
}

const KINDS: Readonly<Record<ChargeKind, Words>> = {
  price: { PTBR: 'Preço', EN: 'Price' },
  commission: { PTBR: 'Comissão', EN: 'Commission' },
  freight: { PTBR: 'Frete', EN: 'Freight' },
  documents: { PTBR: 'Documentos', EN: 'Documents' },
  storage: { PTBR: 'Pátio', EN: 'Yard' },
  deposit: { PTBR: 'Caução', EN: 'Deposit' },
};
const CREDITORS: Readonly<Record<Creditor, Words>> = {
  house: { PTBR: 'Casa', EN: 'House' },
  store: { PTBR: 'Loja', EN: 'Store' },
  deposit: { PTBR: 'Caução do comprador', EN: 'Deposit of the buyer' },
};
const STATES: Readonly<Record<ChargeState, Words>> = {
  open: { PTBR: 'Em aberto', EN: 'Open' },
  'part-paid': { PTBR: 'Paga em parte', EN: 'Part-paid' },
  paid: { PTBR: 'Paga', EN: 'Paid' },
  overdue: { PTBR: 'Vencida', EN: 'Overdue' },
  cancelled: { PTBR: 'Cancelada', EN: 'Cancelled' },
  refunded: { PTBR: 'Devolvida', EN: 'Refunded' },
};

const money = (cents: number) => ({ money: reaisFromCentavos(cents) });

const columnsAt = (now: number): readonly CsvColumn<ChargeListRow>[] => [
  { PTBR: 'Cobrança', EN: 'Charge', cell: ({ code }) => code },
  { PTBR: 'Compra', EN: 'Purchase', cell: ({ purchase_code: code }) => code },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Comprador', EN: 'Buyer', cell: ({ buyer }) => buyer },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store }) => store },
  { PTBR: 'Tipo', EN: 'Kind', cell: ({ kind }, idiom) => KINDS[kind][idiom] },
  { PTBR: 'Credor', EN: 'Creditor', cell: ({ creditor }, idiom) => CREDITORS[creditor][idiom] },
  { PTBR: 'Situação', EN: 'Status', cell: (row, idiom) => STATES[stateOfRow(row, now)][idiom] },
  { PTBR: 'Vencimento', EN: 'Due', cell: ({ due_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ amount_cents: cents }) => money(cents) },
  { PTBR: 'Em aberto', EN: 'Still to be paid', cell: ({ open_cents: cents }) => money(cents) },
  { PTBR: 'A devolver', EN: 'Owed back', cell: ({ owed_cents: cents }) => money(cents) },
  { PTBR: 'Outro pagador em conferência', EN: 'Another payer being checked', cell: ({ waits }) => waits },
];

/** The charges of a query as CSV. */
export const exportCharges =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) => {
    const { now } = context;
    const list = { list: CHARGES, ...chargesIn(query, now), columns: columnsAt(now), name: 'charges' };
    return exportList(database, list, context);
  };
