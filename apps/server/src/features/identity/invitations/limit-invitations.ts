import type { ServerDeps } from '../../../deps.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { beginAttempt } from '../sessions/public.ts';

const HOUR_MS = 3_600_000;

/** How many invitations a member of the team sends in an hour, and how many an address gets. */
const SENT_PER_HOUR = 30;
const GOT_PER_HOUR = 5;

/** Counts an invitation against its sender and its address. Errors: `too-many-requests`. */
export async function limitInvitations(
  deps: ServerDeps,
  email: string,
  context: SignedInContext,
): Promise<void> {
  const { accountId } = context.actor;
  const ofSender = { perSubject: SENT_PER_HOUR, windowMs: HOUR_MS };
  await beginAttempt(deps, `invites:${accountId}`, context, ofSender);
  await beginAttempt(deps, `invited:${email}`, context, { perSubject: GOT_PER_HOUR, windowMs: HOUR_MS });
}
