import type { deleteBanner as contract } from '@patio/contract/catalogue/content/delete-banner.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { refuseStale, showAtOnce } from '../content-changed.ts';
import { bannerValues } from './banners.present.ts';
import { bannerWriter } from './banners.store.ts';

/** Deletes a banner of the version that was read. Audited with its values. */
export const deleteBanner =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body: { versao }, fail }, { actor, now: at }) =>
    deps.database.transact(async (transaction) => {
      const writer = bannerWriter(transaction);
      const before = await writer.lock(id);
      if (before === undefined) return fail('banner-not-found');
      refuseStale(before, versao);
      await writer.remove(before);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'delete-banner',
        subject: `banner ${id}`,
        before: bannerValues(before),
        at,
      });
      showAtOnce(deps, transaction, at);
      return undefined;
    });
