import type { exportStores as contract } from '@patio/contract/stores/directory/export-stores.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../platform/lists/public.ts';
import { STORES, type StoreListRow } from './stores-list.store.ts';

const STATES = {
  incompleta: { PTBR: 'Cadastro incompleto', EN: 'Incomplete' },
  analise: { PTBR: 'Em análise', EN: 'Under review' },
  aberta: { PTBR: 'Aberta', EN: 'Open' },
  suspensa: { PTBR: 'Suspensa', EN: 'Suspended' },
  recusada: { PTBR: 'Recusada', EN: 'Refused' },
  encerrada: { PTBR: 'Encerrada', EN: 'Closed' },
};

const COLUMNS: readonly CsvColumn<StoreListRow>[] = [
  { PTBR: 'Número', EN: 'Number', cell: ({ id }) => id },
  { PTBR: 'Nome', EN: 'Name', cell: ({ name }) => name },
  { PTBR: 'Endereço no site', EN: 'Address on the site', cell: ({ store }) => store },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Cidade', EN: 'City', cell: ({ city }) => city },
  { PTBR: 'E-mail', EN: 'E-mail', cell: ({ email }) => email },
  { PTBR: 'Ofertas abertas', EN: 'Open offers', cell: ({ offers }) => offers },
  { PTBR: 'Pessoas', EN: 'Members', cell: ({ members }) => members },
  { PTBR: 'Cadastro', EN: 'Registered', cell: ({ since }) => ({ instant: isoInstant(since) }) },
  {
    PTBR: 'No site desde',
    EN: 'On the site since',
    cell: ({ member_since: at }) => (at === null ? null : { instant: isoInstant(at) }),
  },
];

/** The stores of a query as CSV. */
export const exportStores =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: STORES, query, columns: COLUMNS, name: 'stores' }, context);
