import { exportYardVehicles as contract } from '@patio/contract/sales/yard/export-yard-vehicles.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { exportList, ownStore, type CsvColumn } from '../../../platform/lists/public.ts';
import { present, YARD, type YardListRow } from './yard-list.store.ts';

const KINDS = {
  carro: { PTBR: 'Carro', EN: 'Car' },
  caminhao: { PTBR: 'Caminhão', EN: 'Truck' },
  onibus: { PTBR: 'Ônibus', EN: 'Bus' },
  maquina: { PTBR: 'Máquina', EN: 'Machine' },
} as const satisfies Record<YardListRow['kind'], object>;

const STATES = {
  'sem-anuncio': { PTBR: 'Sem anúncio', EN: 'Without an offer' },
  rascunho: { PTBR: 'Rascunho', EN: 'Draft' },
  anunciado: { PTBR: 'Com anúncio', EN: 'With an offer' },
  vendido: { PTBR: 'Vendido, aguarda retirada', EN: 'Sold, waiting for pickup' },
  saiu: { PTBR: 'Saiu', EN: 'Left' },
} as const satisfies Record<YardListRow['state'], object>;

const instant = (at: number | null) => (at === null ? null : { instant: isoInstant(at) });

const COLUMNS: readonly CsvColumn<YardListRow>[] = [
  { PTBR: 'Código', EN: 'Code', cell: ({ code }) => code },
  { PTBR: 'Placa', EN: 'Plate', cell: ({ plate }) => plate },
  { PTBR: 'Número de série', EN: 'Serial number', cell: ({ serial }) => serial },
  { PTBR: 'Tipo', EN: 'Kind', cell: ({ kind }, idiom) => KINDS[kind][idiom] },
  { PTBR: 'Local', EN: 'Place', cell: ({ city, uf }) => `${city}/${uf}` },
  { PTBR: 'Vaga', EN: 'Spot', cell: ({ spot }) => spot },
  { PTBR: 'Situação', EN: 'Status', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Entrou em', EN: 'Came in on', cell: ({ taken_at: at }) => instant(at) },
  { PTBR: 'Saiu em', EN: 'Left on', cell: ({ left_at: at }) => instant(at) },
  { PTBR: 'Chaves', EN: 'Keys', cell: ({ keys }) => keys },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store }) => store },
  { PTBR: 'Registrado por', EN: 'Recorded by', cell: ({ taker }) => taker },
  { PTBR: 'Fotos', EN: 'Photos', cell: ({ photos }) => photos },
];

/** The vehicles of a query as CSV; as in the list, those that are there unless the query asks for others. */
export const exportYardVehicles =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) => {
    const scope = [
      ...ownStore('v.partner_id', storeOf(context.actor, contract)),
      ...present(query['situacao']),
    ];
    const list = { list: YARD, query, scope, columns: COLUMNS, name: 'yard-vehicles' };
    return exportList(database, list, context);
  };
