import type { SellerMove } from '@patio/contract/sales/deliveries/delivery.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import {
  arePlannedDays,
  canHaveHappened,
  isArrivalDay,
  trackingAddress,
} from '@patio/domain/sales/deliveries/delivery-clock.ts';
import { isFreightAmount } from '@patio/domain/sales/deliveries/freight-amount.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { parseCnpj } from '@patio/domain/validation/cnpj.ts';
import { parsePlate } from '@patio/domain/validation/plate.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { DeliveryRow } from '../deliveries.store.ts';
import type { DeliveryChange } from '../take-step.ts';

const MINUTE_MS = 60_000;

/** What a move of those who sell writes, and what of it is told. */
export interface SellerChange {
  readonly change: DeliveryChange;
  readonly happenedAt: number;
  readonly place: string | null;
  /** Null: nothing was written. */
  readonly text: string | null;
}

interface By {
  readonly accountId: number;
  readonly now: number;
}

/** What a move changes. Errors: `delivery-amount`, `delivery-days`, `delivery-when`. */
export function sellerChange(row: DeliveryRow, move: SellerMove, { accountId, now }: By): SellerChange {
  const nothing = { change: {}, happenedAt: now, place: null, text: null };
  switch (move.passo) {
    case 'propor':
      return { ...nothing, change: { amount_cents: amountOf(move.valor) }, text: orNull(move.texto) };
    case 'retirar-proposta':
    case 'reabrir':
      return { ...nothing, change: { amount_cents: null }, text: move.motivo };
    case 'agendar':
      return { ...nothing, change: { ...carrierOf(move, now), booked_at: row.booked_at ?? now } };
    case 'desmarcar':
      return { ...nothing, change: NO_CARRIER, text: move.motivo };
    case 'informar':
      return {
        change: {},
        happenedAt: whenOf(row, move.em, now),
        place: move.local,
        text: orNull(move.texto),
      };
    case 'falhar':
      return { ...nothing, happenedAt: whenOf(row, move.em, now), text: move.motivo };
    case 'reagendar':
      return { ...nothing, change: { arrival_on: newArrival(row, move.chegada, now) }, text: move.motivo };
    case 'entregar': {
      const at = whenOf(row, move.em, now);
      const change = { delivered_at: at, delivered_by: accountId, proof: move.comprovante };
      return { ...nothing, change, happenedAt: at };
    }
    case 'desfazer-entrega':
      return { ...nothing, change: NOT_DELIVERED, text: move.motivo };
    case 'resolver':
      return { ...nothing, change: { confirmed_at: now }, text: move.motivo };
  }
}

const NO_CARRIER: DeliveryChange = {
  carrier: null,
  carrier_document: null,
  driver: null,
  truck_plate: null,
  pickup_on: null,
  arrival_on: null,
  tracking_code: null,
  tracking_url: null,
  booked_at: null,
};

const NOT_DELIVERED: DeliveryChange = { delivered_at: null, delivered_by: null, proof: null };

const orNull = (text: string | null): string | null => (text === null || text === '' ? null : text);

function amountOf(reais: number): number {
  const amount = centavosFromReais(reais);
  if (!isFreightAmount(amount)) throw new ApiError('delivery-amount');
  return amount;
}

function carrierOf(move: Extract<SellerMove, { passo: 'agendar' }>, now: number): DeliveryChange {
  if (!arePlannedDays(move.coleta, move.chegada, dayOf(now))) throw new ApiError('delivery-days');
  return {
    carrier: move.transportadora,
    carrier_document: parseCnpj(move.cnpj),
    driver: move.motorista,
    truck_plate: parsePlate(move.placa)?.plate ?? null,
    pickup_on: move.coleta,
    arrival_on: move.chegada,
    tracking_code: orNull(move.rastreio),
    tracking_url: move.link === null ? null : trackingAddress(move.link),
  };
}

/** The day of arrival, also not before the planned pickup. */
function newArrival({ pickup_on: pickupOn }: DeliveryRow, day: string, now: number): string {
  if (!isArrivalDay(day, dayOf(now)) || day < (pickupOn ?? '')) throw new ApiError('delivery-days');
  return day;
}

/** When something happened; it is recorded to the minute. */
function whenOf({ loaded_at: leftAt }: DeliveryRow, typed: string, now: number): number {
  const at = Date.parse(typed);
  const left = leftAt === null ? null : leftAt - (leftAt % MINUTE_MS);
  if (!canHaveHappened(at, left, now)) throw new ApiError('delivery-when');
  return at;
}
