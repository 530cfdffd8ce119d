import type { Queries, Statement } from '../../../platform/db/database.ts';

const remove = {
  name: 'social.forget-spent',
  text: 'delete from spent_identity_token where expires_at < $1',
} as const satisfies Statement;

/** Forgets what lapsed before an instant (epoch milliseconds UTC). */
export async function removeLapsed(queries: Queries, now: number): Promise<void> {
  await queries.run(remove, [new Date(now)]);
}
