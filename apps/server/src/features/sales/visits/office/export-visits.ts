import { exportVisits as contract } from '@patio/contract/sales/visits/export-visits.ts';
import type { VisitState } from '@patio/domain/sales/visits/decide-visit.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, ownStore, type CsvColumn } from '../../../../platform/lists/public.ts';
import { STORE_OF_VISIT, VISITS, waitingVisits, type VisitListRow } from './visits-list.store.ts';

const STATES: Readonly<Record<VisitState, { readonly PTBR: string; readonly EN: string }>> = {
  pedida: { PTBR: 'A aprovar', EN: 'To approve' },
  marcada: { PTBR: 'Agendada', EN: 'Booked' },
  passou: { PTBR: 'Sem registro', EN: 'Not recorded' },
  feita: { PTBR: 'Veio', EN: 'Came' },
  faltou: { PTBR: 'Não veio', EN: 'Did not come' },
  cancelada: { PTBR: 'Cancelada', EN: 'Cancelled' },
  recusada: { PTBR: 'Recusada', EN: 'Refused' },
};

const COLUMNS: readonly CsvColumn<VisitListRow>[] = [
  { PTBR: 'Visita', EN: 'Visit', cell: ({ code }) => code },
  { PTBR: 'Início', EN: 'Begins', cell: ({ starts_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Fim', EN: 'Ends', cell: ({ ends_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Local', EN: 'Place', cell: ({ city, uf }) => `${city}, ${uf}` },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store_name: name }) => name },
  { PTBR: 'Visitante', EN: 'Visitor', cell: ({ visitor }) => visitor },
  { PTBR: 'Situação', EN: 'State', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Agendada em', EN: 'Booked on', cell: ({ booked_at: at }) => ({ instant: isoInstant(at) }) },
];

/** The visits of a query as CSV; a store exports those to its own offers. */
export const exportVisits =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) => {
    const scope = [
      ...ownStore(STORE_OF_VISIT, storeOf(context.actor, contract)),
      ...waitingVisits(query, context.now - config.rules.visits.recordMs),
    ];
    return exportList(database, { list: VISITS, query, scope, columns: COLUMNS, name: 'visits' }, context);
  };
