import type { createBanner as contract } from '@patio/contract/catalogue/content/create-banner.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { showAtOnce } from '../content-changed.ts';
import { bannerValues, presentBanner } from './banners.present.ts';
import { bannerWriter, findBanner } from './banners.store.ts';
import { checkBanner, withoutEmpty } from './check-banner.ts';
import { storePicture } from './store-picture.ts';

/** Adds a banner. Its picture is stored after everything else was checked. Audited. */
export const createBanner =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now: at }) => {
    const { database } = deps;
    const { imagem, ...fields } = withoutEmpty(body);
    await checkBanner(database, fields);
    if (imagem === undefined) return fail('banner-picture-missing');
    const guid = await storePicture(storage, imagem);
    const row = await database.transact(async (transaction) => {
      const partnerId = await checkBanner(transaction, fields);
      const writer = bannerWriter(transaction);
      const code = await writer.insert(guid, fields.categoria, partnerId);
      await writer.write(code, guid, { guid, partnerId, fields, by: actor.accountId, at });
      const after = await findBanner(transaction, code);
      if (after === undefined) throw new Error('A new banner is gone.');
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'create-banner',
        subject: `banner ${code}`,
        after: bannerValues(after),
        at,
      });
      showAtOnce(deps, transaction, at);
      return after;
    });
    return { data: presentBanner(row, at) };
  };
