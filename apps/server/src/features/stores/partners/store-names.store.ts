import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Serialises two partners who want the same name. */
const lock = statement({
  name: 'store-names.lock',
  text: `select pg_advisory_xact_lock(hashtextextended('store name ' || $1, 0))`,
});

const holder = statement({
  name: 'store-names.holder',
  text: 'select id from partner where store = $1',
});

const save = statement({
  name: 'store-names.save',
  text: 'update partner set store = $2 where id = $1',
});

/** The partner with a store name, in any status; null if it is free. */
export async function holderOfStoreName(queries: Queries, name: string): Promise<number | null> {
  return (await queries.row(holder, [name]))?.id ?? null;
}

/** Gives a name to a partner unless another one has it; false then. */
export async function takeStoreName(
  transaction: Transaction,
  partnerId: number,
  name: string,
): Promise<boolean> {
  await transaction.row(lock, [name]);
  const other = await holderOfStoreName(transaction, name);
  if (other !== null && other !== partnerId) return false;
  await transaction.run(save, [partnerId, name]);
  return true;
}
