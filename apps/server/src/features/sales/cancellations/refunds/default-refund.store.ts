import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const find = statement({
  name: 'cancellations.defaulted-request',
  text: `select id from cancellation where purchase_code = $1 and outcome = 'defaulted' order by id desc limit 1`,
});

const insert = statement({
  name: 'cancellations.insert-defaulted',
  text: `insert into cancellation (account_id, offer_code, purchase_code, outcome, language, requested_at, answered_at, answered_by)
    select account_id, offer_code, code, 'defaulted', $2, $3, $3, $4 from purchase where code = $1 returning id`,
});

/** The request that a default has settled; undefined if there was none. */
export async function defaultedRequest(
  transaction: Transaction,
  purchaseCode: number,
): Promise<number | undefined> {
  return (await transaction.row(find, [purchaseCode]))?.id;
}

/** Inserts a cancellation for the refund of a default without a request; returns its number. */
export async function insertDefaulted(
  transaction: Transaction,
  purchaseCode: number,
  { idiom, by, at }: { readonly idiom: Idiom; readonly by: number; readonly at: number },
): Promise<number> {
  const row = await transaction.row(insert, [purchaseCode, idiom, new Date(at), by]);
  if (!row) throw new Error('A refund was not written.');
  return row.id;
}
