import type { exportStays as contract } from '@patio/contract/sales/stays/export-stays.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../platform/lists/public.ts';
import { standing, STAYS, type StayListRow } from './stays-list.store.ts';

const STATES = {
  suspensa: { PTBR: 'Suspensa', EN: 'Suspended' },
  liberada: { PTBR: 'De volta ao site', EN: 'Back on the site' },
  encerrada: { PTBR: 'Encerrada sem venda', EN: 'Ended without sale' },
};

const CAUSES = { store: { PTBR: 'Loja', EN: 'Store' }, offer: { PTBR: 'Oferta', EN: 'Offer' } };

const COLUMNS: readonly CsvColumn<StayListRow>[] = [
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store }) => store },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Causa', EN: 'Cause', cell: ({ cause }, idiom) => CAUSES[cause][idiom] },
  { PTBR: 'Motivo', EN: 'Reason', cell: ({ reason }) => reason },
  { PTBR: 'Desde', EN: 'Since', cell: ({ began_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Por', EN: 'By', cell: ({ begun_by: who }) => who },
  {
    PTBR: 'Até',
    EN: 'Until',
    cell: ({ over_at: at }) => (at === null ? null : { instant: isoInstant(at) }),
  },
  { PTBR: 'Fim da oferta', EN: 'End of the offer', cell: ({ end_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Lances', EN: 'Bids', cell: ({ bid_count: count }) => count },
];

/** The stays of a query as CSV. */
export const exportStays =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(
      database,
      { list: STAYS, query, scope: standing(query['situacao']), columns: COLUMNS, name: 'stays' },
      context,
    );
