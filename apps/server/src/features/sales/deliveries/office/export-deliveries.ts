import { exportDeliveries as contract } from '@patio/contract/sales/deliveries/export-deliveries.ts';
import { STATE_WORDS } from '@patio/contract/sales/deliveries/state-words.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, ownStore, type CsvColumn } from '../../../../platform/lists/public.ts';
import { DELIVERIES, type DeliveryListRow } from './deliveries-list.store.ts';

const YES = { PTBR: ['não', 'sim'], EN: ['no', 'yes'] } as const;
const OWNERS = {
  comprador: { PTBR: 'Comprador', EN: 'Buyer' },
  vendedor: { PTBR: 'Vendedor', EN: 'Seller' },
} as const;

const COLUMNS: readonly CsvColumn<DeliveryListRow>[] = [
  { PTBR: 'Compra', EN: 'Purchase', cell: ({ purchase_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATE_WORDS[idiom][state] },
  {
    PTBR: 'Vez de',
    EN: 'Turn of',
    cell: ({ owner }, idiom) => (owner === null ? null : OWNERS[owner][idiom]),
  },
  {
    PTBR: 'Prazo',
    EN: 'Due',
    cell: ({ due_at: at }) => (at === null ? null : { instant: isoInstant(at) }),
  },
  {
    PTBR: 'Frete',
    EN: 'Freight',
    cell: ({ amount_cents: amount }) => (amount === null ? null : reaisFromCentavos(amount)),
  },
  { PTBR: 'Pago', EN: 'Paid', cell: ({ paid }, idiom) => YES[idiom][paid === true ? 1 : 0] },
  { PTBR: 'Transportadora', EN: 'Carrier', cell: ({ carrier }) => carrier },
  { PTBR: 'Chegada', EN: 'Arrival', cell: ({ arrival_on: day }) => day },
  { PTBR: 'Rastreio', EN: 'Tracking', cell: ({ tracking_code: code }) => code },
  { PTBR: 'Destino', EN: 'Destination', cell: ({ destination }) => destination },
  { PTBR: 'Comprador', EN: 'Buyer', cell: ({ buyer }) => buyer },
  { PTBR: 'Telefone', EN: 'Phone', cell: ({ phone }) => phone },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store }) => store },
];

/** The deliveries of a query as CSV. */
export const exportDeliveries =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) => {
    const scope = ownStore('o.partner_id', storeOf(context.actor, contract));
    const list = { list: DELIVERIES, query, scope, columns: COLUMNS, name: 'deliveries' };
    return exportList(database, list, context);
  };
