import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Conversation } from './conversations.store.ts';

const audience = statement({
  name: 'conversations.audience',
  text: `select id from account where (staff_role in ('administrator', 'sales', 'support') or partner_id = $1)
      and blocked_at is null and erased_at is null
    union select $2::bigint`,
  // The buyer is given.
  neverNull: ['id'],
});

/** Tells the open screens of both sides, after the commit, that a conversation has changed. */
export async function announce(
  { live }: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { code, partner_id: store, account_id: buyer }: Conversation,
): Promise<void> {
  const people = await transaction.rows(audience, [store, buyer]);
  transaction.afterCommit(() => {
    for (const { id } of people) live.publishMessage(id, code);
  });
}
