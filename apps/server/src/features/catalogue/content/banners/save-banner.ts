import type { saveBanner as contract } from '@patio/contract/catalogue/content/save-banner.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { refuseStale, showAtOnce } from '../content-changed.ts';
import { bannerValues, presentBanner } from './banners.present.ts';
import { bannerWriter, findBanner } from './banners.store.ts';
import { checkBanner, withoutEmpty } from './check-banner.ts';
import { storePicture } from './store-picture.ts';

/** Changes a banner of the version that was read. Audited with the values before and after. */
export const saveBanner =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params: { id }, body, fail }, { actor, now: at }) => {
    const { database } = deps;
    const { imagem, versao, ...fields } = { ...withoutEmpty(body), versao: body.versao };
    const seen = await findBanner(database, id);
    if (seen === undefined) return fail('banner-not-found');
    refuseStale(seen, versao);
    await checkBanner(database, fields);
    const picture = imagem === undefined ? null : await storePicture(storage, imagem);
    const row = await database.transact(async (transaction) => {
      const writer = bannerWriter(transaction);
      const before = await writer.lock(id);
      if (before === undefined) return undefined;
      refuseStale(before, versao);
      const partnerId = await checkBanner(transaction, fields);
      const guid = picture ?? before.guid;
      await writer.write(id, before.guid, { guid, partnerId, fields, by: actor.accountId, at });
      const after = await findBanner(transaction, id);
      if (after === undefined) return undefined;
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-banner',
        subject: `banner ${id}`,
        before: bannerValues(before),
        after: bannerValues(after),
        at,
      });
      showAtOnce(deps, transaction, at);
      return after;
    });
    return row === undefined ? fail('banner-not-found') : { data: presentBanner(row, at) };
  };
