import { randomUUID } from 'node:crypto';
import type { rotateDraftPhoto as contract } from '@patio/contract/catalogue/drafts/photos/rotate-draft-photo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { expectPhotos, storeTurned } from '../../media/public.ts';
import { draftPhotos } from './draft-photos.store.ts';
import { keepPhoto, refuseUpload } from './keep-photo.ts';

/** Turns a photo of a draft clockwise; addresses of photos are cached forever, so it gets a new one. */
export const rotateDraftPhoto =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    await refuseUpload(deps.database, params.id, actor);
    const photo = (await draftPhotos(deps.database, params.id)).get(params.guid);
    if (photo === undefined || photo.drawing !== null) return fail('not-found');
    const guid = randomUUID();
    await expectPhotos(deps.database, [guid], deps.clock.now());
    const turned = await storeTurned(storage, params.guid, guid);
    if (turned === null) return fail('not-found');
    return keepPhoto(deps, { code: params.id, guid, ...turned }, actor);
  };
