import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const remove = statement({
  name: 'social.forget-spent',
  text: 'delete from spent_identity_token where expires_at < $1',
});

/** Deletes what expired before an instant (epoch milliseconds UTC). */
export async function removeLapsed(queries: Queries, now: number): Promise<void> {
  await queries.run(remove, [new Date(now)]);
}
