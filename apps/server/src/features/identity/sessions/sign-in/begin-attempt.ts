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

/**
 * An attempt in progress. End it in exactly one way, or leave it: it then keeps counting for its subject and source alone, as work with its
 * own limit does.
 */
export interface Attempt {
  /** Unknown browsers have made so many attempts that a password alone is not enough from here (decision 0048). */
  readonly needsProof: boolean;
  /** It may have been a guess: it counts against the sign-ins of its network too. */
  failed(): Promise<void>;
  /** Neither failed nor succeeded. */
  forgotten(): Promise<void>;
  succeeded(): Promise<void>;
}

/** A separate limit, which counts against the subject wherever the attempts come from. */
export interface AttemptLimit {
  readonly perSubject: number;
  /** Milliseconds. */
  readonly windowMs: number;
  /** Counts against the failed attempts of the network too, as a sign-in does. */
  readonly alsoByNetwork?: boolean;
}

/**
 * Counts an attempt before it is made (S-35), so that a hundred concurrent ones get no more answers than the limit allows. `subject` names
 * what is attempted, the same whether it exists or not. Without a `limit` it is an attempt to authenticate: counted against the network
 * that it comes from, or against the browser if the account knows it, so that nobody locks another user out (decision 0048). An open
 * session is never affected, and attempts with their own limit are not stopped by failed sign-ins of neighbours. Errors:
 * `too-many-requests`.
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
  // A known browser is limited by its own count alone: neighbours behind one address must not lock it out either.
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
