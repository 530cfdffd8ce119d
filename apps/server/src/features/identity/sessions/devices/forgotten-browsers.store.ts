import type { Queries, Statement, Transaction } from '../../../../platform/db/database.ts';

const read = {
  name: 'browsers-times-forgotten',
  text: 'select browsers_forgotten from account where id = $1',
} as const satisfies Statement;

const forget = {
  name: 'browsers-forget',
  text: 'update account set browsers_forgotten = browsers_forgotten + 1 where id = $1',
} as const satisfies Statement;

/** How often all browsers of an account were forgotten. */
export async function timesForgotten(queries: Queries, accountId: number): Promise<number> {
  return (await queries.row<{ browsers_forgotten: number }>(read, [accountId]))?.browsers_forgotten ?? 0;
}

/** No browser is known to have been used by the owner any more. Locks the account. */
export async function forgetBrowsers(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.run(forget, [accountId]);
}
