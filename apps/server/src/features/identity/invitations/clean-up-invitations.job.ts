import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { forgetInvitations } from './invitations.store.ts';

/** How long an ended invitation tells why its link no longer works. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes invitations some time after they ended or expired. */
export function cleanUpInvitationsJob({ clock, database }: ServerDeps): Job {
  return {
    name: 'clean-up-invitations',
    everyMs: 3_600_000,
    run: async () => {
      await forgetInvitations(database, clock.now() - KEPT_MS);
      return false;
    },
  };
}
