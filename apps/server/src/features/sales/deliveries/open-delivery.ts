import { deliveryDue } from '@patio/domain/sales/deliveries/delivery-clock.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { auctionLocker, type AuctionRow } from '../../trading/auctions/public.ts';
import { workingCalendar } from '../working-days/public.ts';
import {
  deliveredPurchase,
  findDelivery,
  insertDelivery,
  lockDelivery,
  lockPurchase,
  type DeliveredPurchase,
  type DeliveryRow,
} from './deliveries.store.ts';

type Deps = Pick<ServerDeps, 'config'>;

/** A purchase and its delivery, under the locks of offer, buyer and delivery. */
export interface OpenedDelivery {
  readonly purchase: DeliveredPurchase;
  readonly row: DeliveryRow;
  readonly offer: AuctionRow;
}

/** How a delivery begins: with the freight that was agreed to at the sale, or with one to be agreed. */
const firstOf = ({ agreed_cents: amount }: DeliveredPurchase) =>
  ({ state: amount === null ? 'a-combinar' : 'combinada', amount }) as const;

/** Begins the delivery of a purchase with freight that stands; one that it has stays. */
export async function beginDelivery(
  { config }: Deps,
  transaction: Transaction,
  purchase: DeliveredPurchase,
  at: number,
): Promise<void> {
  if (purchase.freight !== 'S' || purchase.cancelled || purchase.status === 'X') return;
  const { state, amount } = firstOf(purchase);
  const calendar = await workingCalendar(transaction, at);
  const due = deliveryDue(state, at, { pickupOn: null, arrivalOn: null }, config.rules.deliveries, calendar);
  await insertDelivery(transaction, purchase.code, { state, amount, due, at });
}

/** Opens the delivery of a purchase to change it; undefined: there is no such purchase, or it has none. */
export async function openDelivery(
  deps: Deps,
  transaction: Transaction,
  code: number,
  at: number,
): Promise<OpenedDelivery | undefined> {
  const seen = await deliveredPurchase(transaction, code);
  if (seen === undefined) return undefined;
  const offer = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
  // A pickup is booked under this lock.
  await lockPurchase(transaction, code);
  // Read again, because it may have been cancelled meanwhile.
  const purchase = await deliveredPurchase(transaction, code);
  if (!offer || purchase === undefined) return undefined;
  await beginDelivery(deps, transaction, purchase, at);
  const row = await lockDelivery(transaction, code);
  return row === undefined ? undefined : { purchase, row, offer };
}

/** A delivery that has not begun yet, as it will be stored. */
const unbegun = (purchase: DeliveredPurchase): DeliveryRow => {
  const { state, amount } = firstOf(purchase);
  return {
    purchase_code: purchase.code,
    state,
    amount_cents: amount,
    carrier: null,
    carrier_document: null,
    driver: null,
    truck_plate: null,
    pickup_on: null,
    arrival_on: null,
    tracking_code: null,
    tracking_url: null,
    proof: null,
    complaint_code: null,
    due_at: null,
    remind_at: null,
    agreed_at: null,
    booked_at: null,
    loaded_at: null,
    delivered_at: null,
    delivered_by: null,
    confirmed_at: null,
    version: 0,
  };
};

/** The delivery of a purchase, to be read; undefined: it is collected and has none. */
export async function deliveryOf(
  queries: Queries,
  purchase: DeliveredPurchase,
): Promise<DeliveryRow | undefined> {
  const row = await findDelivery(queries, purchase.code);
  return row ?? (purchase.freight === 'S' ? unbegun(purchase) : undefined);
}
