import type { exportStaffOffers as contract } from '@patio/contract/catalogue/drafts/export-staff-offers.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { STAFF_OFFERS, type StaffOfferRow } from './staff-offers.store.ts';

const STATES: Readonly<Record<StaffOfferRow['state'], { readonly PTBR: string; readonly EN: string }>> = {
  rascunho: { PTBR: 'Rascunho', EN: 'Draft' },
  aguardando: { PTBR: 'Aguardando aprovação', EN: 'Waiting for approval' },
  devolvida: { PTBR: 'Devolvida', EN: 'Sent back' },
  agendada: { PTBR: 'Agendada', EN: 'Scheduled' },
  'no-ar': { PTBR: 'No ar', EN: 'On the site' },
  suspensa: { PTBR: 'Suspensa', EN: 'Suspended' },
  fora: { PTBR: 'Fora do site', EN: 'Off the site' },
  encerrada: { PTBR: 'Encerrada', EN: 'Ended' },
  vendida: { PTBR: 'Vendida', EN: 'Sold' },
};

const COLUMNS: readonly CsvColumn<StaffOfferRow>[] = [
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Situação', EN: 'State', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Placa', EN: 'Plate', cell: ({ plate }) => plate },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store }) => store },
  {
    PTBR: 'Preço',
    EN: 'Price',
    cell: ({ price_cents: cents }) => (cents === null ? null : { money: reaisFromCentavos(cents) }),
  },
  { PTBR: 'Lances', EN: 'Bids', cell: ({ bids }) => bids },
  {
    PTBR: 'Fim',
    EN: 'End',
    cell: ({ end_at: at }) => (at === null ? null : { instant: isoInstant(at) }),
  },
  {
    PTBR: 'Publicada em',
    EN: 'Published on',
    cell: ({ published_at: at }) => (at === null ? null : { instant: isoInstant(at) }),
  },
  { PTBR: 'Fotos', EN: 'Photos', cell: ({ photos }) => photos },
  { PTBR: 'Pendências', EN: 'Missing', cell: ({ problems }) => problems },
  { PTBR: 'Destaque', EN: 'Spotlight', cell: ({ spotlight }) => spotlight },
];

/** The offers of a query as CSV. */
export const exportStaffOffers =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: STAFF_OFFERS, query, columns: COLUMNS, name: 'offers' }, context);
