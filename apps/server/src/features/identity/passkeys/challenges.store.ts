import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const insert = statement({
  name: 'passkey-challenges.insert',
  text: `with lapsed as (delete from passkey_challenge where expires_at < $5)
    insert into passkey_challenge (challenge_hash, account_id, session_id, expires_at) values ($1, $2, $3, $4)`,
});

const spend = statement({
  name: 'passkey-challenges.spend',
  text: `delete from passkey_challenge where challenge_hash = $1 and expires_at > $2
      and account_id is not distinct from $3 and session_id is not distinct from $4`,
});

/** Who must answer a challenge: a session that adds a passkey, or (null) anyone who signs in. */
export type Challenged = { readonly accountId: number; readonly sessionId: string } | null;

/** Stores a challenge, and removes expired ones. */
export async function insertChallenge(
  queries: Queries,
  challenge: { hash: Buffer; of: Challenged; expiresAt: number; now: number },
): Promise<void> {
  const { hash, of, expiresAt, now } = challenge;
  await queries.run(insert, [
    hash,
    of?.accountId ?? null,
    of?.sessionId ?? null,
    new Date(expiresAt),
    new Date(now),
  ]);
}

/** Uses a challenge once; false if it was never issued to them, has expired or was used. */
export async function spendChallenge(
  queries: Queries,
  { hash, of, now }: { hash: Buffer; of: Challenged; now: number },
): Promise<boolean> {
  return (await queries.run(spend, [hash, new Date(now), of?.accountId ?? null, of?.sessionId ?? null])) > 0;
}
