import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A purchase whose record is archived. Instants in epoch milliseconds, price in centavos. */
export interface SaleRow {
  readonly code: number;
  readonly offer_code: number;
  readonly title: string;
  readonly value_cents: number;
  readonly created_at: number;
  readonly finished_at: number | null;
  readonly cancelled_at: number | null;
  readonly address: string | null;
  /** Of its snapshot. */
  readonly personal: string | null;
  readonly salt: string | null;
}

const sale = `p.code, p.offer_code, o.title, p.value_cents, p.created_at, p.finished_at, p.cancelled_at`;

// Sales, and what was invoiced or paid before it was cancelled: the rest never became a sale.
const ofAccount = statement({
  name: 'personal-data.sales',
  text: `select ${sale},
      case when a.code is not null then concat_ws(', ', a.street, a.number, nullif(a.complement, ''), a.district, c.name || '/' || s.uf,
        'CEP ' || a.cep) end as address, n.personal, n.salt
    from purchase p join offer o on o.code = p.offer_code
      left join purchase_snapshot n on n.purchase_code = p.code
      left join address a on a.code = coalesce(p.address_code, (select code from address where account_id = $1 and main))
      left join city c on c.code = a.city_code left join state s on s.code = a.state_code
    where p.account_id = $1 and (p.finished_at is not null or p.invoice_issued or p.payment_approved) order by p.code`,
});
const insert = statement({
  name: 'personal-data.insert-sale',
  text: `insert into sales_record (purchase_code, content, kept_until) values ($1, $2, $3) on conflict (purchase_code) do nothing`,
});
const one = statement({
  name: 'personal-data.sale',
  text: `select ${sale}, r.content, r.kept_until from sales_record r join purchase p on p.code = r.purchase_code
      join offer o on o.code = p.offer_code where r.purchase_code = $1`,
});
const forget = statement({
  name: 'personal-data.forget-sales',
  text: 'delete from sales_record where kept_until <= $1',
});

/** The sales to an account. */
export function salesOf(queries: Queries, accountId: number): Promise<SaleRow[]> {
  return queries.rows(ofAccount, [accountId]);
}

/** Stores the buyer, encrypted, until an instant. */
export async function insertSalesRecord(
  transaction: Transaction,
  record: { readonly purchaseCode: number; readonly content: Buffer; readonly retainedUntil: number },
): Promise<void> {
  await transaction.run(insert, [record.purchaseCode, record.content, new Date(record.retainedUntil)]);
}

/** An archived record with its purchase. */
export function salesRecord(
  queries: Queries,
  purchaseCode: number,
): Promise<
  (Omit<SaleRow, 'address' | 'personal' | 'salt'> & { content: Buffer; kept_until: number }) | undefined
> {
  return queries.row(one, [purchaseCode]);
}

/** Removes expired records. */
export async function forgetSalesRecords(queries: Queries, now: number): Promise<void> {
  await queries.run(forget, [new Date(now)]);
}
