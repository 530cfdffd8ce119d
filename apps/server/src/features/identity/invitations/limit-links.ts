import type { ServerDeps } from '../../../deps.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { beginAttempt, networkOf } from '../sessions/public.ts';

const HOUR_MS = 3_600_000;

/** How often a network may open or accept invitations in an hour. */
const LINKS_PER_HOUR = 60;

/** Counts the use of a link against its network. Errors: `too-many-requests`. */
export async function limitLinks(deps: ServerDeps, context: CallContext): Promise<void> {
  const subject = `invitation-link:${networkOf(context.request.ip)}`;
  await beginAttempt(deps, subject, context, { perSubject: LINKS_PER_HOUR, windowMs: HOUR_MS });
}
