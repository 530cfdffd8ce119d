import type { DeliveryState } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { leftYard } from '../../trading/charges/public.ts';
import { ADDRESS_LINE, FREIGHT_CHARGE } from '../purchases/public.ts';

const purchaseText = `select p.code, p.offer_code, p.account_id, p.status, p.freight, p.value_cents, p.created_at,
    (p.costs->>'freight')::bigint as agreed_cents, p.cancelled_at is not null as cancelled,
    coalesce(p.cancellation = 'Q', false) as cancellation_asked, coalesce(p.payment_approved, false) as payment_approved, o.partner_id, o.title,
    ${ADDRESS_LINE} as address, ${FREIGHT_CHARGE},
    exists (select from complaint m where m.purchase_code = p.code and m.category = 'entrega' and m.state <> 'closed') as complaint_open,
    ${leftYard('p')}
      or exists (select from pickup_booking b where b.purchase_code = p.code and b.state = 'booked') as picked_up
  from purchase p join offer o on o.code = p.offer_code left join address a on a.code = p.address_code
    left join city c on c.code = a.city_code left join state e on e.code = a.state_code where p.code = $1`;

const purchase = statement({ name: 'deliveries.purchase', text: purchaseText });

const columns = `purchase_code, state, amount_cents, carrier, carrier_document, driver, truck_plate, pickup_on::text as pickup_on,
  arrival_on::text as arrival_on, tracking_code, tracking_url, proof, complaint_code, due_at, remind_at, agreed_at, booked_at, loaded_at,
  delivered_at, delivered_by, confirmed_at, version`;

const find = statement({
  name: 'deliveries.find',
  text: `select ${columns} from delivery where purchase_code = $1`,
  shape: shape<{ state: DeliveryState }>(),
});

const lockOfPurchase = statement({
  name: 'deliveries.lock-purchase',
  text: 'select code from purchase where code = $1 for no key update',
});

const lock = statement({
  name: 'deliveries.lock',
  text: `select ${columns} from delivery where purchase_code = $1 for update`,
  shape: shape<{ state: DeliveryState }>(),
});

const begin = statement({
  name: 'deliveries.begin',
  text: `insert into delivery (purchase_code, state, amount_cents, due_at, agreed_at, created_at, changed_at)
    values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing`,
});

const save = statement({
  name: 'deliveries.save',
  text: `update delivery set state = $2, amount_cents = $3, carrier = $4, carrier_document = $5, driver = $6, truck_plate = $7, pickup_on = $8,
      arrival_on = $9, tracking_code = $10, tracking_url = $11, proof = $12, complaint_code = $13, due_at = $14, remind_at = $15,
      agreed_at = $16, booked_at = $17, loaded_at = $18, delivered_at = $19, delivered_by = $20, confirmed_at = $21, changed_at = $22,
      version = version + 1
    where purchase_code = $1`,
});

const way = statement({
  name: 'deliveries.switch-way',
  text: `update purchase set freight = $2, costs = case when costs is not null then jsonb_set(costs, '{freight}', $3::jsonb) end
    where code = $1`,
});

const reminded = statement({
  name: 'deliveries.reminded',
  text: 'update delivery set remind_at = null where purchase_code = $1',
});

/** A purchase as its delivery needs it. Amounts in centavos, instants in epoch milliseconds. */
export const deliveredPurchase = (queries: Queries, code: number) => queries.row(purchase, [code]);

export type DeliveredPurchase = NonNullable<Awaited<ReturnType<typeof deliveredPurchase>>>;

/** The delivery of a purchase; days as yyyy-mm-dd. */
export const findDelivery = (queries: Queries, code: number) => queries.row(find, [code]);

/** Locks a purchase, as bookings of its pickup do. The caller holds the lock of the offer. */
export async function lockPurchase(transaction: Transaction, code: number): Promise<void> {
  await transaction.run(lockOfPurchase, [code]);
}

/** The same, locked. The caller holds the lock of the offer. */
export const lockDelivery = (transaction: Transaction, code: number) => transaction.row(lock, [code]);

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Begins the delivery of a purchase, unless it has one. */
export async function insertDelivery(
  transaction: Transaction,
  code: number,
  {
    state,
    amount,
    due,
    at,
  }: { state: 'a-combinar' | 'combinada'; amount: number | null; due: number | null; at: number },
): Promise<void> {
  const agreedAt = state === 'combinada' ? new Date(at) : null;
  await transaction.run(begin, [code, state, amount, dateOf(due), agreedAt, new Date(at)]);
}

/** Stores a delivery after a step. */
export async function saveDelivery(transaction: Transaction, row: DeliveryRow, at: number): Promise<void> {
  await transaction.run(save, [
    row.purchase_code,
    row.state,
    row.amount_cents,
    row.carrier,
    row.carrier_document,
    row.driver,
    row.truck_plate,
    row.pickup_on,
    row.arrival_on,
    row.tracking_code,
    row.tracking_url,
    row.proof,
    row.complaint_code,
    dateOf(row.due_at),
    dateOf(row.remind_at),
    dateOf(row.agreed_at),
    dateOf(row.booked_at),
    dateOf(row.loaded_at),
    dateOf(row.delivered_at),
    row.delivered_by,
    dateOf(row.confirmed_at),
    new Date(at),
  ]);
}

/** How a purchase reaches its buyer from now on, and what its freight costs (centavos; null: to be agreed). */
export async function writeWay(
  transaction: Transaction,
  code: number,
  { freight, amount }: { readonly freight: 'S' | 'N'; readonly amount: number | null },
): Promise<void> {
  await transaction.run(way, [code, freight, JSON.stringify(amount)]);
}

/** Notes that a buyer was reminded. */
export async function markReminded(transaction: Transaction, code: number): Promise<void> {
  await transaction.run(reminded, [code]);
}
