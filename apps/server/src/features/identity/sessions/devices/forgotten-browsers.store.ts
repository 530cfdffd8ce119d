import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const read = statement({
  name: 'browsers-times-forgotten',
  text: 'select browsers_forgotten from account where id = $1',
});

const forget = statement({
  name: 'browsers-forget',
  text: 'update account set browsers_forgotten = browsers_forgotten + 1 where id = $1',
});

/** How often all browsers of an account were forgotten. */
export async function timesForgotten(queries: Queries, accountId: number): Promise<number> {
  return (await queries.row(read, [accountId]))?.browsers_forgotten ?? 0;
}

/** Invalidates all known browsers of an account. Locks the account. */
export async function forgetBrowsers(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.run(forget, [accountId]);
}
