import type { Queries, Statement } from '../../platform/db/database.ts';

const erase: Statement = {
  name: 'cancellations.erase-bank-data',
  text: `update cancellation set bank_data = null
         where id in (
           select id from cancellation
           where bank_data is not null
             and (refunded_at <= $1 or (outcome = 'rejected' and answered_at <= $1))
           limit 500 for update skip locked)`,
};

/** Forgets the bank data of refunds made, and of requests refused, up to this instant (epoch milliseconds); 500 at most. Gives how many. */
export function eraseBankData(queries: Queries, until: number): Promise<number> {
  return queries.run(erase, [new Date(until)]);
}
