import type { TransferSide, TransferStep } from '@patio/domain/sales/transfer/transfer-steps.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** When every vehicle of a purchase (`p`) had left through the gate; null: not all of them have. */
const LEFT = `case when not exists (select from vehicle v where v.offer_code = p.offer_code and not exists (select from yard_exit x
    where x.purchase_code = p.code and x.vehicle_code = v.code and x.undone_at is null))
  then (select max(x.confirmed_at) from yard_exit x where x.purchase_code = p.code and x.undone_at is null) end`;

/** Whether the legal sheet of a vehicle with a plate knows a lien: as it was checked last, or else as it was stated. */
const LIEN = `exists (select from vehicle v left join vehicle_condition c on c.vehicle_code = v.code
    cross join (values ('alienacao-fiduciaria'), ('reserva-de-dominio')) as i (item)
  where v.offer_code = p.offer_code and v.plate is not null and coalesce(
    (select k.status from legal_check k where k.offer_code = v.offer_code and k.vehicle = v.plate and k.item = i.item
      order by k.code desc limit 1),
    (select s->>'status' from jsonb_array_elements(c.legal) s where s->>'item' = i.item limit 1)) = 'consta')`;

const purchaseText = `select p.code, p.offer_code, p.account_id, p.created_at, p.cancelled_at, o.partner_id, o.title,
    case when p.payment_approved then coalesce(p.payment_approved_at, p.created_at) end as paid_at,
    case when p.invoice_issued then coalesce(p.invoice_issued_at, p.created_at) end as invoice_at,
    coalesce(${LEFT}, p.finished_at) as delivered_at, coalesce(t.exempt, false) as exempt,
    exists (select from vehicle v where v.offer_code = p.offer_code and v.plate is not null) as plated, ${LIEN} as lien
  from purchase p join offer o on o.code = p.offer_code
    left join transfer t on t.purchase_code = p.code
  where p.code = $1`;

const purchase = statement({
  name: 'transfer.purchase',
  text: purchaseText,
  shape: shape<{ paid_at: number | null; invoice_at: number | null; delivered_at: number | null }>(),
});

const lock = statement({
  name: 'transfer.lock',
  text: 'select code from purchase where code = $1 for no key update',
});

/** What happened at a step: of the override of a release too, whose step is `liberacao`. */
export type EventKind = 'sent' | 'done' | 'confirmed' | 'refused' | 'waived' | 'undone';
export type EventStep = TransferStep | 'liberacao';

const events = statement({
  name: 'transfer.events',
  text: `select e.code, e.step, e.kind, e.side, e.account_id, e.at, e.done_on, e.document, e.words, trim(a.name || ' ' || a.surname) as name
    from transfer_event e join account a on a.id = e.account_id where e.purchase_code = $1 order by e.code`,
});

const add = statement({
  name: 'transfer.add-event',
  text: `insert into transfer_event (purchase_code, step, kind, side, account_id, at, done_on, document, words)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
});

const begin = statement({
  name: 'transfer.begin',
  text: 'insert into transfer (purchase_code) values ($1) on conflict do nothing',
});

/** The facts of a purchase that its transfer depends on. Instants in epoch milliseconds. */
export const transferredPurchase = (queries: Queries, code: number) => queries.row(purchase, [code]);
export type TransferredPurchase = NonNullable<Awaited<ReturnType<typeof transferredPurchase>>>;

/** Holds a purchase, so that what happens to its transfer happens one after the other. */
export async function lockTransfer(transaction: Transaction, code: number): Promise<void> {
  await transaction.row(lock, [code]);
}

/** Everything that happened to the transfer of a purchase, oldest first. */
export const transferEvents = (queries: Queries, code: number) => queries.rows(events, [code]);
export type TransferEvent = Awaited<ReturnType<typeof transferEvents>>[number];

/** An event that is added. `at` in epoch milliseconds, days yyyy-mm-dd. */
export interface NewEvent {
  readonly step: EventStep;
  readonly kind: EventKind;
  readonly side: TransferSide;
  readonly accountId: number;
  readonly at: number;
  readonly on?: string | null;
  readonly document?: string | null;
  readonly words: string | null;
}

/** Adds an event to the transfer of a purchase. */
export async function addEvent(
  transaction: Transaction,
  code: number,
  { step, kind, side, accountId, at, on = null, document = null, words }: NewEvent,
): Promise<void> {
  await transaction.run(add, [code, step, kind, side, accountId, new Date(at), on, document, words]);
}

/** Begins the transfer of a purchase, in the transaction of the sale. */
export async function beginTransfer(transaction: Transaction, code: number): Promise<void> {
  await transaction.run(begin, [code]);
}
