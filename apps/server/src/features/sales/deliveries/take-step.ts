import { deliveryDue, deliveryReminder } from '@patio/domain/sales/deliveries/delivery-clock.ts';
import { stateAfter } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { workingCalendar } from '../working-days/public.ts';
import { saveDelivery, type DeliveryRow } from './deliveries.store.ts';
import { factsOf } from './delivery-facts.ts';
import { addDeliveryEvent, type DeliveryEvent } from './events.store.ts';
import type { OpenedDelivery } from './open-delivery.ts';

type Changed =
  | 'amount_cents'
  | 'carrier'
  | 'carrier_document'
  | 'driver'
  | 'truck_plate'
  | 'pickup_on'
  | 'arrival_on'
  | 'tracking_code'
  | 'tracking_url'
  | 'proof'
  | 'complaint_code'
  | 'agreed_at'
  | 'booked_at'
  | 'loaded_at'
  | 'delivered_at'
  | 'delivered_by'
  | 'confirmed_at';

/** What a step writes of a delivery, besides its state and its terms. */
export type DeliveryChange = { readonly [Name in Changed]?: DeliveryRow[Name] };

interface Step extends DeliveryEvent {
  /** What the caller has seen; null: the gate or the clock, which act on what there is. */
  readonly version: number | null;
  readonly change: DeliveryChange;
}

/** A step that was taken: the delivery after it, and the number of its event. */
export interface TakenStep {
  readonly after: DeliveryRow;
  readonly event: number;
}

/**
 * Takes a step of an opened delivery: its state, its terms, what happened. Errors: `delivery-changed` for what was seen before another
 * step, `delivery-not-possible`.
 */
export async function takeStep(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { purchase, row }: Pick<OpenedDelivery, 'purchase' | 'row'>,
  { version, change, ...event }: Step,
): Promise<TakenStep> {
  if (version !== null && version !== row.version) throw new ApiError('delivery-changed');
  const state = stateAfter(factsOf(purchase, row), event.step, event.side);
  if (state === null) throw new ApiError('delivery-not-possible');
  const { at } = event;
  const days = config.rules.deliveries;
  const calendar = await workingCalendar(transaction, at);
  const changed = { ...row, ...change, state };
  const plan = { pickupOn: changed.pickup_on, arrivalOn: changed.arrival_on };
  const after: DeliveryRow = {
    ...changed,
    due_at: deliveryDue(state, at, plan, days, calendar),
    remind_at: deliveryReminder(state, at, days, calendar),
    version: row.version + 1,
  };
  await saveDelivery(transaction, after, at);
  return { after, event: await addDeliveryEvent(transaction, purchase.code, event) };
}
