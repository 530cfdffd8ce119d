import type { Config } from '../../config/config.ts';
import type { Queries } from '../../platform/db/database.ts';
import { verifyPassword } from '../../features/identity/sessions/public.ts';
import { DEMO_PASSWORD } from '../people/people.ts';
import { noteTriedPasswords, untriedPasswords, type StoredPassword } from './remains.store.ts';

/** Each takes some 20 ms of one processor. */
const AT_ONCE = 2;

/**
 * The accounts of staff and store users that have the demo password. Other passwords are checked once and remembered, so that the next
 * start costs nothing even with thousands of them.
 */
export async function findDemoPasswords(
  queries: Queries,
  { passwordMemoryKib }: Pick<Config, 'passwordMemoryKib'>,
): Promise<number[]> {
  const untried = await untriedPasswords(queries);
  const found: number[] = [];
  const others: StoredPassword[] = [];
  for (let from = 0; from < untried.length; from += AT_ONCE) {
    await Promise.all(
      untried.slice(from, from + AT_ONCE).map(async (stored) => {
        const opens = await verifyPassword(DEMO_PASSWORD, stored.password_hash, passwordMemoryKib, 'demo');
        if (opens) found.push(stored.id);
        else others.push(stored);
      }),
    );
  }
  await noteTriedPasswords(queries, others);
  return found.toSorted((one, other) => one - other);
}
