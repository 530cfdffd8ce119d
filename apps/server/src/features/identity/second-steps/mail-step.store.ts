import type { Queries, Statement } from '../../../platform/db/database.ts';

const set = {
  name: 'mail-step.set',
  text: 'update account set two_step = $2 where id = $1 and two_step <> $2',
} as const satisfies Statement;

/** Turns sign-in with a mailed code on or off; false when it is so already. */
export async function setMailStepOf(queries: Queries, accountId: number, on: boolean): Promise<boolean> {
  return (await queries.run(set, [accountId, on])) > 0;
}
