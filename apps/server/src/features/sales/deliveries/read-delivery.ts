import type { Delivery } from '@patio/contract/sales/deliveries/delivery.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { deliveryOwner } from '@patio/domain/sales/deliveries/delivery-clock.ts';
import { deliveryStepsNow, type DeliveryActor } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { DeliveredPurchase, DeliveryRow } from './deliveries.store.ts';
import { factsOf, isPaid } from './delivery-facts.ts';
import { deliveryEvents, type DeliveryEventRow } from './events.store.ts';
import { deliveryOf } from './open-delivery.ts';

export const OWNERS = { buyer: 'comprador', seller: 'vendedor' } as const;

const SIDES = {
  buyer: 'comprador',
  store: 'loja',
  house: 'equipe',
  gate: 'portao',
  clock: 'sistema',
} as const satisfies Record<DeliveryActor, string>;

interface Viewer {
  readonly actor: DeliveryActor;
  readonly now: number;
}

/** The delivery of a purchase as one side of it sees it; null: it is collected. */
export async function readDelivery(
  queries: Queries,
  purchase: DeliveredPurchase,
  viewer: Viewer,
): Promise<Delivery | null> {
  const row = await deliveryOf(queries, purchase);
  if (row === undefined) return null;
  return present(purchase, row, await deliveryEvents(queries, purchase.code), viewer);
}

const isoOrNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

function present(
  purchase: DeliveredPurchase,
  row: DeliveryRow,
  events: readonly DeliveryEventRow[],
  { actor, now }: Viewer,
): Delivery {
  const facts = factsOf(purchase, row);
  const { end } = facts;
  const paid = isPaid(purchase, row);
  const owner = deliveryOwner(row.state, end, paid);
  const due = owner === null ? null : row.due_at;
  return {
    situacao: end ?? row.state,
    quem: owner === null ? null : OWNERS[owner],
    prazo: isoOrNull(due),
    atrasada: due !== null && due < now,
    valor: row.amount_cents === null ? null : reaisFromCentavos(row.amount_cents),
    pago: paid,
    endereco: purchase.address,
    transporte: presentCarrier(row),
    entregueEm: isoOrNull(row.delivered_at),
    confirmadaEm: isoOrNull(row.confirmed_at),
    comprovante: row.proof,
    reclamacao: row.complaint_code,
    passos: [...deliveryStepsNow(facts, actor)],
    historico: events.map(({ step, side, happened_at: at, place, text }) => ({
      passo: step,
      de: SIDES[side],
      em: isoInstant(at),
      local: place,
      texto: text,
    })),
    versao: row.version,
  };
}

function presentCarrier(row: DeliveryRow): Delivery['transporte'] {
  const { carrier, carrier_document: cnpj, driver, truck_plate: plate, pickup_on, arrival_on } = row;
  if (carrier === null || pickup_on === null || arrival_on === null) return null;
  return {
    transportadora: carrier,
    cnpj: cnpj ?? '',
    motorista: driver ?? '',
    placa: plate ?? '',
    coleta: pickup_on,
    chegada: arrival_on,
    rastreio: row.tracking_code,
    link: row.tracking_url,
  };
}
