import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import {
  clearAttempts,
  countAttempts,
  insertAttempt,
  removeAttempt,
  settleAttempt,
} from './attempts.store.ts';
import { networkOf } from './network-of.ts';
import { hashOf } from './secrets.ts';

/** A try under way. End it in exactly one way, or let it stand: then it goes on counting for its subject alone. */
export interface Attempt {
  failed(): Promise<void>;
  /** Neither failed nor succeeded. */
  forgotten(): Promise<void>;
  succeeded(): Promise<void>;
}

export interface AttemptLimit {
  readonly perSubject: number;
  /** Milliseconds. */
  readonly windowMs: number;
}

/**
 * Counts a try before it is made (S-35), so that a hundred sent at once get no more answers than the limit allows. `subject` names what
 * is tried, known or not alike. A session that is open already is never touched by this.
 * Errors: `too-many-requests`.
 */
export async function beginAttempt(
  { database, config }: ServerDeps,
  subject: string,
  { now, request }: Pick<CallContext, 'now' | 'request'>,
  limit: AttemptLimit = {
    perSubject: config.rules.loginTriesPerAccount,
    windowMs: config.rules.abuseWindowMs,
  },
): Promise<Attempt> {
  const { abuseWindowMs, loginTriesPerAddress } = config.rules;
  const tried = { subject: hashOf(subject), address: networkOf(request.ip) };
  const id = await insertAttempt(database, { ...tried, now });
  const since = { subjectSince: now - limit.windowMs, addressSince: now - abuseWindowMs };
  const counts = await countAttempts(database, { ...tried, ...since });
  if (counts.bySubject > limit.perSubject || counts.byAddress >= loginTriesPerAddress) {
    await removeAttempt(database, id);
    const seconds = String(Math.ceil(limit.windowMs / 1000));
    throw new ApiError('too-many-requests', { headers: { 'retry-after': seconds } });
  }
  return {
    failed: () => settleAttempt(database, id),
    forgotten: () => removeAttempt(database, id),
    succeeded: () => clearAttempts(database, tried.subject),
  };
}
