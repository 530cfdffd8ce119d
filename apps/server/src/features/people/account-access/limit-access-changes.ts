import type { ServerDeps } from '../../../deps.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { beginAttempt } from '../../identity/sessions/public.ts';

const HOUR_MS = 3_600_000;

/** How many changes a member of the team begins in an hour, and how many an account and a new address get: each is mailed. */
const ASKED_PER_HOUR = 30;
const GOT_PER_HOUR = 5;

/** Counts a change of access against its author, the account and the new address. Errors: `too-many-requests`. */
export async function limitAccessChanges(
  deps: ServerDeps,
  { accountId, next }: { readonly accountId: number; readonly next: string },
  context: SignedInContext,
): Promise<void> {
  const ofAuthor = { perSubject: ASKED_PER_HOUR, windowMs: HOUR_MS };
  const ofReader = { perSubject: GOT_PER_HOUR, windowMs: HOUR_MS };
  await beginAttempt(deps, `access-changes:${context.actor.accountId}`, context, ofAuthor);
  await beginAttempt(deps, `access-change-of:${accountId}`, context, ofReader);
  await beginAttempt(deps, `access-change-to:${next}`, context, ofReader);
}
