import type { DeliveryActor, DeliveryStep } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const insert = statement({
  name: 'delivery-events.insert',
  text: `insert into delivery_event (purchase_code, step, side, author_id, at, happened_at, place, text)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning code`,
});

const ofPurchase = statement({
  name: 'delivery-events.of-purchase',
  text: `select step, side, happened_at, place, text from delivery_event where purchase_code = $1 order by code desc limit 200`,
  shape: shape<{ step: DeliveryStep; side: DeliveryActor }>(),
});

/** What happened with a delivery; instants in epoch milliseconds. */
export interface DeliveryEvent {
  readonly step: DeliveryStep;
  readonly side: DeliveryActor;
  /** Null: it happened by itself. */
  readonly authorId: number | null;
  readonly at: number;
  /** When it happened outside; `at` otherwise. */
  readonly happenedAt: number;
  readonly place: string | null;
  readonly text: string | null;
}

/** Records what happened with the delivery of a purchase, and gives its number. */
export async function addDeliveryEvent(
  transaction: Transaction,
  purchaseCode: number,
  { step, side, authorId, at, happenedAt, place, text }: DeliveryEvent,
): Promise<number> {
  const values = [
    purchaseCode,
    step,
    side,
    authorId,
    new Date(at),
    new Date(happenedAt),
    place,
    text,
  ] as const;
  return (await transaction.row(insert, values))?.code ?? 0;
}

/** The latest events of a delivery, the latest first. */
export const deliveryEvents = (queries: Queries, purchaseCode: number) =>
  queries.rows(ofPurchase, [purchaseCode]);

export type DeliveryEventRow = Awaited<ReturnType<typeof deliveryEvents>>[number];
