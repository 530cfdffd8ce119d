import type { ReceiptSource, ReceiptState } from '@patio/domain/finance/charges/receipt.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const note = statement({
  name: 'aml-cases.note-news',
  text: 'insert into aml_news (account_id) select account_id from purchase where code = $1',
});

const take = statement({
  name: 'aml-cases.take-news',
  text: `delete from aml_news where code in (${claim('code', { from: 'aml_news', where: 'true', order: 'code', limit: '1' })})
    returning account_id`,
});

const postpone = statement({
  name: 'aml-cases.postpone-news',
  text: `with first as (delete from aml_news where code = (select min(code) from aml_news) returning account_id)
    insert into aml_news (account_id) select account_id from first`,
});

// Who looks at a person sees all that was written of them before.
const lock = statement({
  name: 'aml-cases.lock-person',
  text: `select pg_advisory_xact_lock(hashtextextended('aml of account ' || $1::bigint, 0))`,
});

const person = statement({
  name: 'aml-cases.person',
  text: `select a.id, trim(a.name || ' ' || a.surname) as name, a.document, a.email, a.phone, a.birth::text as birth,
      (select concat_ws(', ', d.street, d.number, nullif(d.complement, ''), d.district, c.name || '/' || s.uf, 'CEP ' || d.cep)
        from address d join city c on c.code = d.city_code join state s on s.code = d.state_code
        where d.account_id = a.id order by d.main desc, d.code desc limit 1) as address
    from account a where a.id = $1 and a.erased_at is null`,
});

const receipts = statement({
  name: 'aml-cases.receipts-of-person',
  text: `select r.code, r.charge_code, r.amount_cents, r.paid_on::timestamp at time zone 'America/Sao_Paulo' as at, r.source, r.state,
      r.decided_at, r.payer_name, r.payer_document
    from purchase p join charge c on c.purchase_code = p.code join receipt r on r.charge_code = c.code
    where p.account_id = $1 and r.state <> 'reversed' and r.paid_on >= $2::timestamptz::date order by r.code`,
  shape: shape<{ source: ReceiptSource; state: ReceiptState }>(),
  neverNull: ['at'],
});

const purchases = statement({
  name: 'aml-cases.purchases-of-person',
  text: `select code, value_cents, created_at from purchase where account_id = $1 and cancelled_at is null and created_at >= $2 order by code`,
});

const buyer = statement({
  name: 'aml-cases.buyer',
  text: 'select account_id from purchase where code = $1',
});

/** The buyer of a purchase has a new operation, which a worker will look at. */
export async function noteNews(transaction: Transaction, purchase: number): Promise<void> {
  await transaction.run(note, [purchase]);
}

/** A person with new operations that no other worker holds; undefined: there is none. */
export async function takeNews(transaction: Transaction): Promise<number | undefined> {
  return (await transaction.row(take, []))?.account_id;
}

/** Puts the first of them behind the others. */
export async function postponeNews(queries: Queries): Promise<void> {
  await queries.run(postpone, []);
}

/** Holds the cases of a person until the end of the transaction. */
export async function lockPerson(transaction: Transaction, account: number): Promise<void> {
  await transaction.rows(lock, [account]);
}

/** Who a person is now; undefined: their account is gone. */
export function personOf(queries: Queries, account: number) {
  return queries.row(person, [account]);
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof personOf>>>;

/** Receipts of a person since an instant, without wrong recordings. Centavos, epoch milliseconds. */
export function receiptsOfPerson(queries: Queries, account: number, since: number) {
  return queries.rows(receipts, [account, new Date(since)]);
}

/** Purchases of a person since an instant that were not cancelled. Centavos, epoch milliseconds. */
export function purchasesOfPerson(queries: Queries, account: number, since: number) {
  return queries.rows(purchases, [account, new Date(since)]);
}

/** Who bought; undefined: there is no such purchase. */
export async function buyerOf(queries: Queries, purchase: number): Promise<number | undefined> {
  return (await queries.row(buyer, [purchase]))?.account_id;
}
