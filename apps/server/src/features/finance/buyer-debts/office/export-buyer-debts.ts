import type { exportBuyerDebts as contract } from '@patio/contract/finance/buyer-debts/export-buyer-debts.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { BUYER_DEBTS, type DebtRow } from '../debts-list.store.ts';

const STATES: Readonly<Record<DebtRow['state'], { readonly PTBR: string; readonly EN: string }>> = {
  pedir: { PTBR: 'A pedir ou perdoar', EN: 'To be asked for or given up' },
  pedida: { PTBR: 'Pedida ao comprador', EN: 'Asked of the buyer' },
  liberar: { PTBR: 'Perdão a liberar', EN: 'To be released' },
  perdoada: { PTBR: 'Perdoada', EN: 'Given up' },
  voltou: { PTBR: 'Voltou depois do perdão', EN: 'Came back after it was given up' },
  encerrada: { PTBR: 'Encerrada', EN: 'Over' },
};

const instantOf = (at: number | null) => (at === null ? null : { instant: isoInstant(at) });

const columns: readonly CsvColumn<DebtRow>[] = [
  { PTBR: 'Cobrança', EN: 'Charge', cell: ({ charge_code: code }) => code },
  { PTBR: 'Compra', EN: 'Purchase', cell: ({ purchase_code: code }) => code },
  { PTBR: 'Caução', EN: 'Deposit', cell: ({ deposit_code: code }) => code },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ title }) => title },
  { PTBR: 'Comprador', EN: 'Buyer', cell: ({ buyer }) => buyer },
  { PTBR: 'Devido agora', EN: 'Owed now', cell: ({ amount }) => ({ money: reaisFromCentavos(amount) }) },
  { PTBR: 'Perdoado', EN: 'Given up', cell: ({ given }) => ({ money: reaisFromCentavos(given) }) },
  { PTBR: 'Desde', EN: 'Since', cell: ({ since }) => instantOf(since) },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  {
    PTBR: 'Pedida em',
    EN: 'Asked for on',
    cell: ({ amount, asked_at: at }) => (amount > 0 ? instantOf(at) : null),
  },
];

/** What buyers were given back too much as CSV. */
export const exportBuyerDebts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: BUYER_DEBTS, query, columns, name: 'buyer-debts' }, context);
