import type { withdrawRelease as contract } from '@patio/contract/people/releases/withdraw-release.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { releaseWriter } from './releases.store.ts';
import { notifyChange } from './notify-change.ts';

/** Ends a release at once; one that was withdrawn or has expired stays as it is. Audited, and the user is notified. */
export const withdrawRelease =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    await deps.database.transact(async (transaction) => {
      const writer = releaseWriter(transaction);
      const receiver = await writer.lockReceiver(params.id);
      const release = receiver && (await writer.lock(params.release, params.id));
      if (!release) return fail('release-not-found');
      if (release.withdrawn_at !== null || release.until <= now) return;
      await writer.withdraw(release.id, now);
      const { kind, extra, until } = release;
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'withdraw-release',
        subject: `account ${params.id}`,
        details: { release: release.id, kind, extra, until },
        before: { extra, until },
        after: { extra: null, until: null },
        at: now,
      });
      const change = { release: release.id, kind, extra, until, withdrawn: true, at: now };
      await notifyChange(deps, transaction, receiver, change);
    });
  };
