import { randomUUID } from 'node:crypto';
import type { addDraftPhoto as contract } from '@patio/contract/catalogue/drafts/photos/add-draft-photo.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { expectPhotos, storePhoto } from '../../media/public.ts';
import { keepPhoto, refuseUpload } from './keep-photo.ts';

/** Stores a photo for a draft; the content decides whether it is one. */
export const addDraftPhoto =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, body }, { actor, idiom }) => {
    await refuseUpload(deps.database, params.id, actor);
    const guid = randomUUID();
    await expectPhotos(deps.database, [guid], deps.clock.now());
    const stored = await storePhoto(storage, guid, Buffer.from(body.conteudo, 'base64'));
    if (stored.kind === 'refused')
      throw new ApiError('invalid-fields', { erros: [fieldText(stored.because, 'conteudo', idiom)] });
    return keepPhoto(deps, { code: params.id, guid, ...stored }, actor);
  };
