import type { exportStrayPix as contract } from '@patio/contract/finance/stray-pix/export-stray-pix.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { STRAYS, type StrayRow } from '../strays-list.store.ts';

const STATES = {
  decidir: { PTBR: 'A decidir', EN: 'To be decided' },
  liberar: { PTBR: 'A liberar', EN: 'To be released' },
  'em-envio': { PTBR: 'Voltando', EN: 'On its way back' },
  encerrado: { PTBR: 'Encerrado', EN: 'Ended' },
} as const;

const columns: readonly CsvColumn<StrayRow>[] = [
  { PTBR: 'Pix', EN: 'Pix', cell: ({ code }) => code },
  { PTBR: 'Pago em', EN: 'Paid on', cell: ({ paid_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Valor', EN: 'Amount', cell: ({ amount_cents: cents }) => ({ money: reaisFromCentavos(cents) }) },
  {
    PTBR: 'A decidir',
    EN: 'To be decided',
    cell: ({ left_cents: cents }) => ({ money: reaisFromCentavos(cents) }),
  },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Última devolução falhou', EN: 'The last return failed', cell: ({ failed }) => failed },
  { PTBR: 'Mensagem do pagador', EN: 'Message of the payer', cell: ({ payer_text: text }) => text },
  { PTBR: 'Identificador', EN: 'Id of the Pix', cell: ({ end_to_end_id: id }) => id },
];

/** The Pix without a charge of a query as CSV. */
export const exportStrayPix =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: STRAYS, query, columns, name: 'stray-pix' }, context);
