import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

const erase = statement({
  name: 'cancellations.erase-bank-data',
  text: `update cancellation set bank_data = null
         where id in (${claim('id', {
           from: 'cancellation',
           where: `bank_data is not null and (refunded_at <= $1 or (outcome = 'rejected' and answered_at <= $1))`,
           limit: 500,
         })})`,
});

const sealed = statement({
  name: 'cancellations.bank-data',
  text: 'select purchase_code, bank_data from cancellation where id = $1 and purchase_code is not null',
});

const city = statement({
  name: 'cancellations.city-line',
  text: `select c.name || '/' || s.uf as line from city c join state s on s.code = c.state_code where c.code = $1`,
});

/** Deletes the bank data of refunds made, and of requests refused, up to this instant (epoch milliseconds); at most 500. Returns how many. */
export function eraseBankData(queries: Queries, until: number): Promise<number> {
  return queries.run(erase, [new Date(until)]);
}

/** The stored bank data of the cancellation of a purchase; undefined if there is no such cancellation. */
export function sealedBankData(
  queries: Queries,
  id: number,
): Promise<{ readonly purchase_code: number; readonly bank_data: Buffer | null } | undefined> {
  return queries.row(sealed, [id]);
}

/** A city with its state: `Vitória/ES`; null if the code is unknown. */
export async function cityLine(queries: Queries, code: number): Promise<string | null> {
  return (await queries.row(city, [code]))?.line ?? null;
}
