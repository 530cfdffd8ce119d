import type { moveBanner as contract } from '@patio/contract/catalogue/content/move-banner.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { showAtOnce } from '../content-changed.ts';
import { bannerWriter } from './banners.store.ts';

/** Moves a banner by one place. Audited with the order before and after. */
export const moveBanner =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body: { sentido }, fail }, { actor, now: at }) =>
    deps.database.transact(async (transaction) => {
      const writer = bannerWriter(transaction);
      const before = await writer.neighbours(id);
      const from = before.indexOf(id);
      if (from < 0) return fail('banner-not-found');
      const to = sentido === 'antes' ? from - 1 : from + 1;
      const other = before[to];
      if (other === undefined) return undefined;
      const after = before.map((code) => (code === id ? other : code === other ? id : code));
      await writer.place(after);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'move-banner',
        subject: `banner ${id}`,
        before: { order: before },
        after: { order: after },
        at,
      });
      showAtOnce(deps, transaction, at);
      return undefined;
    });
