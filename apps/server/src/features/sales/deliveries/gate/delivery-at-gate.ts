import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { deliveredPurchase, type DeliveryRow } from '../deliveries.store.ts';
import { isPaid } from '../delivery-facts.ts';
import { deliveryOf } from '../open-delivery.ts';

/** The delivery of a purchase as the gate sees it. */
export interface GateDelivery {
  /** Why it may not be loaded, in words; none: it may. */
  readonly reasons: readonly string[];
  /** Null: none is booked. */
  readonly carrier: {
    readonly name: string;
    readonly document: string;
    readonly driver: string;
    readonly plate: string;
    readonly pickupOn: string;
  } | null;
}

const WORDS = {
  carrier: {
    PTBR: 'Esta compra é entregue, e a transportadora ainda não foi marcada.',
    EN: 'This purchase is delivered, and no carrier is booked yet.',
  },
  freight: { PTBR: 'O frete ainda não foi pago.', EN: 'The freight is not paid yet.' },
} as const;

/** What the gate has to know of a purchase that is delivered; null: it is collected. */
export async function deliveryAtGate(
  queries: Queries,
  purchaseCode: number,
  idiom: Idiom,
): Promise<GateDelivery | null> {
  const purchase = await deliveredPurchase(queries, purchaseCode);
  if (purchase?.freight !== 'S') return null;
  const row = await deliveryOf(queries, purchase);
  const carrier = row === undefined ? null : carrierOf(row);
  const booked = row?.state === 'agendada' || row?.state === 'carregada';
  const paid = row !== undefined && isPaid(purchase, row);
  return {
    reasons: [...(booked ? [] : [WORDS.carrier[idiom]]), ...(paid ? [] : [WORDS.freight[idiom]])],
    carrier,
  };
}

function carrierOf(row: DeliveryRow): GateDelivery['carrier'] {
  const { carrier: name, carrier_document, driver, truck_plate: plate, pickup_on: pickupOn } = row;
  if (name === null || carrier_document === null || driver === null || plate === null || pickupOn === null)
    return null;
  return { name, document: formatCnpj(carrier_document), driver, plate, pickupOn };
}
