import type { Queries } from '../../../platform/db/database.ts';
import { hashOf, newSecret } from '../sessions/public.ts';
import { insertChallenge, spendChallenge, type Challenged } from './challenges.store.ts';

/** Milliseconds in which a user must unlock the device. */
export const CHALLENGE_MS = 5 * 60_000;

/** A new challenge, for one answer in time. */
export async function newChallenge(
  queries: Queries,
  { of, now }: { of: Challenged; now: number },
): Promise<string> {
  const challenge = newSecret();
  await insertChallenge(queries, { hash: hashOf(challenge), of, expiresAt: now + CHALLENGE_MS, now });
  return challenge;
}

/** Verifies and uses up a challenge, whatever the outcome of the answer. */
export function challengeOnce(
  queries: Queries,
  { of, now }: { of: Challenged; now: number },
): (challenge: string) => Promise<boolean> {
  return (challenge) => spendChallenge(queries, { hash: hashOf(challenge), of, now });
}
