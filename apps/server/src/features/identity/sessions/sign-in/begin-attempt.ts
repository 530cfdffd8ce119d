import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { networkOf } from '../../../../platform/http/peers/network-of.ts';
import {
  clearAttempts,
  countAttempts,
  insertAttempt,
  removeAttempt,
  settleAttempt,
  type TriedAt,
} from './attempts.store.ts';
import { knownDevice } from '../devices/known-device.ts';
import { hashOf } from '../secrets.ts';

const dayMs = 86_400_000;

/** A try in progress. End it in exactly one way, or let it stand: then it goes on counting for its subject and source alone. */
export interface Attempt {
  /** Unknown browsers have tried so much that a password alone is not enough from here (decision 0048). */
  readonly needsProof: boolean;
  failed(): Promise<void>;
  /** Neither failed nor succeeded. */
  forgotten(): Promise<void>;
  succeeded(): Promise<void>;
}

/** A limit of its own, held against the subject wherever the tries come from. */
export interface AttemptLimit {
  readonly perSubject: number;
  /** Milliseconds. */
  readonly windowMs: number;
  /** Held against the wrong tries of the network too, as a sign-in is. */
  readonly alsoByNetwork?: boolean;
}

/**
 * Counts a try before it is made (S-35), so that a hundred sent at once get no more answers than the limit allows. `subject` names what
 * is tried, known or not alike. Without a `limit` it is a try to prove who one is: held against the network that it comes from, or against
 * the browser when that is known to the account, so that nobody shuts another user out (decision 0048). A session that is open already
 * is never touched by this, and what has a limit of its own is not stopped by wrong sign-ins of neighbours. Errors: `too-many-requests`.
 */
export async function beginAttempt(
  { database, config }: { readonly database: Queries; readonly config: ServerDeps['config'] },
  subject: string,
  context: Pick<CallContext, 'now' | 'request'>,
  limit?: AttemptLimit,
): Promise<Attempt> {
  const { abuseWindowMs, loginAttemptsPerAccount, loginAttemptsPerAddress, loginAttemptsBeforeProof } =
    config.rules;
  const { now, request } = context;
  const { perSubject, windowMs } = limit ?? { perSubject: loginAttemptsPerAccount, windowMs: abuseWindowMs };
  const address = networkOf(request.ip);
  const device = limit ? null : await knownDevice({ database, config }, context, subject);
  const source = limit ? '' : device === null ? address : `device:${device}`;
  const tried: TriedAt = { subject: hashOf(subject), source, address };
  const id = await insertAttempt(database, tried, now);
  const counts = await countAttempts(database, tried, {
    source: now - windowMs,
    address: now - abuseWindowMs,
    subject: now - dayMs,
  });
  // A known browser is held by its own count alone: neighbours behind one address must not shut it out either.
  const isHeldByNetwork = limit ? limit.alsoByNetwork === true : device === null;
  const floods = isHeldByNetwork && counts.byAddress >= loginAttemptsPerAddress;
  if (counts.bySource > perSubject || floods) {
    await removeAttempt(database, id);
    const seconds = String(Math.ceil(windowMs / 1000));
    throw new ApiError('too-many-requests', { headers: { 'retry-after': seconds } });
  }
  return {
    needsProof: !limit && device === null && counts.bySubject >= loginAttemptsBeforeProof,
    failed: () => settleAttempt(database, id),
    forgotten: () => removeAttempt(database, id),
    succeeded: () => clearAttempts(database, tried),
  };
}
