import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** The first reply to a request, stored so that a repeated request has no second effect (rules 0.8, 0.20). */
export interface Remembered {
  readonly accountId: number;
  readonly key: string;
  readonly bodyHash: Buffer;
  readonly status: number;
  readonly reply: object;
}

const remember = statement({
  name: 'deals.remember',
  text: `insert into idempotency (account_id, key, body_hash, status, reply, created_at)
         select account_id, key, body_hash, status, reply, $6
         from unnest($1::bigint[], $2::text[], $3::bytea[], $4::smallint[], $5::jsonb[]) r(account_id, key, body_hash, status, reply)
         on conflict (account_id, key) do update
         set body_hash = excluded.body_hash, status = excluded.status, reply = excluded.reply, created_at = excluded.created_at`,
});

/** Stores first replies. An older reply under the same key was no longer valid. */
export async function rememberReplies(
  transaction: Transaction,
  replies: readonly Remembered[],
  now: number,
): Promise<void> {
  if (replies.length === 0) return;
  await transaction.run(remember, [
    replies.map((reply) => reply.accountId),
    replies.map((reply) => reply.key),
    replies.map((reply) => reply.bodyHash),
    replies.map((reply) => reply.status),
    replies.map((reply) => JSON.stringify(reply.reply)),
    new Date(now),
  ]);
}
