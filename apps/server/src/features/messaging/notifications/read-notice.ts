import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const read = statement({
  name: 'notification-read-by-key',
  text: 'update notification set read_at = $3 where account_id = $1 and dedupe_key = $2 and read_at is null',
});

/** Marks a notification as read, because its user has seen elsewhere what it says. */
export async function readNotice(
  { live }: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  {
    accountId,
    dedupeKey,
    now,
  }: { readonly accountId: number; readonly dedupeKey: string; readonly now: number },
): Promise<void> {
  const changed = await transaction.run(read, [accountId, dedupeKey, new Date(now)]);
  if (changed > 0) transaction.afterCommit(() => live.publishNotice(accountId));
}
