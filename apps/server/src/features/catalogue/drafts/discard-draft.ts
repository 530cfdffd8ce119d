import type { discardDraft as contract } from '@patio/contract/catalogue/drafts/discard-draft.ts';
import type { ServerDeps } from '../../../deps.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { isReferenced } from '../../../platform/db/failures.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { dropChecks } from '../legal-checks/public.ts';
import { leavePhotos } from '../media/public.ts';
import { unusedPhotos } from './photos/draft-photos.store.ts';
import { draftWriter } from './drafts.store.ts';
import { openLocked, refuseStale } from './open-draft.ts';

/** Discards a draft, with what was uploaded for it; the offer of one that people have dealt on stays hidden. Errors: `draft-dealt`. */
export const discardDraft =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    await deps.database.transact(async (transaction) => {
      const open = await openLocked(transaction, params.id, actor);
      const { row } = open;
      if (row === null) throw new ApiError('draft-gone');
      if (row.state === 'waiting' && !worksForTheHouse(actor)) throw new ApiError('draft-waiting');
      refuseStale(open, body.versao);
      const at = deps.clock.now();
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'discard-draft',
        subject: `offer ${params.id}`,
        details: { title: row.form.titulo, new: row.is_new },
        partnerId: open.partnerId,
        at,
      });
      const writer = draftWriter(transaction, params.id, { actorId: actor.accountId, at });
      if (row.is_new) {
        await writer.removeOffer().catch((failure: unknown) => {
          // It was on the schedule: someone left a deposit for it, and their money is known by the offer.
          throw isReferenced(failure) ? new ApiError('draft-dealt') : failure;
        });
        await dropChecks(transaction, params.id);
      }
      await leavePhotos(transaction, await unusedPhotos(transaction, params.id), at);
      await writer.remove();
    });
  };
