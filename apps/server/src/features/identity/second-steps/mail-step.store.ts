import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const set = statement({
  name: 'mail-step.set',
  text: 'update account set two_step = $2 where id = $1 and two_step <> $2',
});

/** Turns sign-in with a mailed code on or off; false if nothing changes. */
export async function setMailStepOf(queries: Queries, accountId: number, on: boolean): Promise<boolean> {
  return (await queries.run(set, [accountId, on])) > 0;
}
