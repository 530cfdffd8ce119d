import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { YARD_ROW } from '../../../trading/charges/public.ts';

const purchase = statement({
  name: 'gate.purchase',
  text: `select p.code, p.offer_code, p.account_id, p.status, p.freight, p.cancelled_at, p.value_cents,
      coalesce(p.cancellation = 'Q', false) as cancellation_asked, p.payment_withdrawn_at is not null as payment_withdrawn,
      o.title, o.partner_id, trim(a.name || ' ' || a.surname) as buyer, a.document
    from purchase p join offer o on o.code = p.offer_code join account a on a.id = p.account_id where p.code = $1`,
});

const byPlate = statement({
  name: 'gate.by-plate',
  text: `select p.code from purchase p join offer o on o.code = p.offer_code join vehicle v on v.offer_code = p.offer_code
    where v.plate = $1 and p.cancelled_at is null and ($2::bigint is null or o.partner_id = $2) order by p.code desc limit 1`,
});

const sold = statement({
  name: 'gate.sold',
  text: `select exists (select from purchase p join offer o on o.code = p.offer_code join vehicle v on v.offer_code = p.offer_code
    where v.plate = $1 and o.partner_id is not distinct from $2 and p.cancelled_at is null and p.status <> 'X') as sold`,
});

const vehicles = statement({
  name: 'gate.vehicles',
  text: `select v.code, v.plate, trim(concat_ws(' ', b.name, m.name, v.version)) as name, w.code as yard_code, w.spot, w.keys,
      e.code as exit_code, e.confirmed_at, trim(a.name || ' ' || a.surname) as confirmer
    from vehicle v join offer o on o.code = v.offer_code left join brand b on b.code = v.brand_code left join model m on m.code = v.model_code
    ${YARD_ROW}
    left join yard_exit e on e.purchase_code = $1 and e.vehicle_code = v.code and e.undone_at is null
    left join account a on a.id = e.confirmed_by
    where v.offer_code = $2 order by v.position`,
});

const attempts = statement({
  name: 'gate.attempts',
  text: 'select count(*) as tries from gate_attempt where account_id = $1 and at > $2',
});

const attempt = statement({
  name: 'gate.add-attempt',
  text: `with gone as (delete from gate_attempt where account_id = $1 and at <= $3)
    insert into gate_attempt (account_id, at) values ($1, $2)`,
});

/** The order of attempts of one user: those that come at once are counted one after another. */
const queue = statement({
  name: 'gate.queue',
  text: 'select id from account where id = $1 for no key update',
});

/** A purchase as the gate needs it; instants in epoch milliseconds. */
export const gatePurchase = (queries: Queries, code: number) => queries.row(purchase, [code]);

export type GateRow = NonNullable<Awaited<ReturnType<typeof gatePurchase>>>;

/** The latest purchase that stands of a plate; of one store, or (null) of all. */
export const purchaseOfPlate = async (queries: Queries, plate: string, store: number | null) =>
  (await queries.row(byPlate, [plate, store]))?.code ?? null;

/** Whether a plate was sold and waits to be collected. */
export const isSold = async (queries: Queries, plate: string, partnerId: number | null) =>
  (await queries.row(sold, [plate, partnerId]))?.sold === true;

/** The vehicles of a purchase: where they stand, and whether they left. */
export const gateVehicles = (queries: Queries, code: number, offerCode: number) =>
  queries.rows(vehicles, [code, offerCode]);

/** How many wrong codes a user has entered since an instant; others of the same user wait until the transaction ends. */
export async function wrongCodes(
  transaction: Transaction,
  accountId: number,
  since: number,
): Promise<number> {
  await transaction.row(queue, [accountId]);
  return (await transaction.row(attempts, [accountId, new Date(since)]))?.tries ?? 0;
}

/** Counts a wrong code, and forgets those before `since`. */
export async function addWrongCode(
  transaction: Transaction,
  { accountId, at, since }: { readonly accountId: number; readonly at: number; readonly since: number },
): Promise<void> {
  await transaction.run(attempt, [accountId, new Date(at), new Date(since)]);
}
