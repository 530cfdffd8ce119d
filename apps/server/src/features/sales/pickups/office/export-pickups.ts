import { exportPickups as contract } from '@patio/contract/sales/pickups/export-pickups.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, ownStore, type CsvColumn } from '../../../../platform/lists/public.ts';
import { shownThirdParty } from '../third-party.ts';
import { PICKUPS, type PickupListRow } from './pickups-list.store.ts';

const STATES = {
  marcada: { PTBR: 'Marcada', EN: 'Booked' },
  retirada: { PTBR: 'Retirada', EN: 'Collected' },
  faltou: { PTBR: 'Não veio', EN: 'Did not come' },
  cancelada: { PTBR: 'Cancelada', EN: 'Cancelled' },
};

const columns = (deps: ServerDeps): readonly CsvColumn<PickupListRow>[] => [
  { PTBR: 'Início', EN: 'Begins', cell: ({ starts_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Fim', EN: 'Ends', cell: ({ ends_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Local', EN: 'Place', cell: ({ place }) => place },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Placas', EN: 'Plates', cell: ({ plates }) => plates.join(', ') },
  { PTBR: 'Vagas', EN: 'Spots', cell: ({ spots }) => spots.join(', ') },
  { PTBR: 'Compra', EN: 'Purchase', cell: ({ purchase_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Comprador', EN: 'Buyer', cell: ({ buyer }) => buyer },
  { PTBR: 'Telefone', EN: 'Phone', cell: ({ phone }) => phone },
  {
    PTBR: 'Quem retira',
    EN: 'Who collects',
    cell: ({ purchase_code: code, third_party: sealed, buyer }) =>
      shownThirdParty(deps, code, sealed)?.nome ?? buyer,
  },
  {
    PTBR: 'Diárias em aberto',
    EN: 'Open storage',
    cell: ({ storage_cents: owed }) => (owed === null ? null : { money: reaisFromCentavos(owed) }),
  },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store }) => store },
];

/** The pickups of a query as CSV. */
export const exportPickups =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) => {
    const scope = ownStore('o.partner_id', storeOf(context.actor, contract));
    const list = { list: PICKUPS, query, scope, columns: columns(deps), name: 'pickups' };
    return exportList(deps.database, list, context);
  };
