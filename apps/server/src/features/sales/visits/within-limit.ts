import type { ServerDeps } from '../../../deps.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { beginAttempt } from '../../identity/sessions/public.ts';

/** Bookings and moves of one user: who sells is told of each, so that a program could flood them. */
const LIMIT = { perSubject: 30, windowMs: 3_600_000 } as const;

/** Books or moves a visit for the caller, who does so a limited number of times an hour; what is refused does not count. */
export async function withinLimit<T>(
  deps: ServerDeps,
  context: SignedInContext,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = await beginAttempt(deps, `visit:${context.actor.accountId}`, context, LIMIT);
  return work().catch(async (error: unknown) => {
    await attempt.forgotten();
    throw error;
  });
}
