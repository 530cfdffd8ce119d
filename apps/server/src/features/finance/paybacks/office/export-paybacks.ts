import type { exportPaybacks as contract } from '@patio/contract/finance/paybacks/export-paybacks.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { OWED, type OwedRow } from '../paybacks-list.store.ts';

interface Words {
  readonly PTBR: string;
  readonly EN: string;
}

const REASONS: Readonly<Record<OwedRow['reason'], Words>> = {
  cancelada: { PTBR: 'Pago antes do cancelamento', EN: 'Paid before the cancellation' },
  'apos-cancelamento': { PTBR: 'Chegou após o cancelamento', EN: 'Arrived after the cancellation' },
  'duas-vezes': { PTBR: 'Pago duas vezes', EN: 'Paid twice' },
  'a-mais': { PTBR: 'Pago a mais', EN: 'Overpaid' },
};
const STATES: Readonly<Record<OwedRow['state'], Words>> = {
  decidir: { PTBR: 'A decidir', EN: 'To be proposed' },
  liberar: { PTBR: 'A liberar', EN: 'To be released' },
  'em-envio': { PTBR: 'A caminho', EN: 'On its way' },
};

const columns: readonly CsvColumn<OwedRow>[] = [
  { PTBR: 'Compra', EN: 'Purchase', cell: ({ purchase_code: code }) => code },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Comprador', EN: 'Buyer', cell: ({ buyer }) => buyer },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ amount }) => ({ money: reaisFromCentavos(amount) }) },
  { PTBR: 'Por quê', EN: 'Why', cell: ({ reason }, idiom) => REASONS[reason][idiom] },
  { PTBR: 'Desde', EN: 'Since', cell: ({ since }) => ({ instant: isoInstant(since) }) },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Última tentativa falhou', EN: 'The last attempt failed', cell: ({ failed }) => failed },
];

/** Money that is owed back as CSV. */
export const exportPaybacks =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: OWED, query, columns, name: 'paybacks' }, context);
