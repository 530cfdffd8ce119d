import { randomUUID } from 'node:crypto';
import type { editDraftPhoto as contract } from '@patio/contract/catalogue/drafts/photos/edit-draft-photo.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { dropVariants, expectPhotos, storeEdited, type PhotoArea } from '../../media/public.ts';
import { draftPhotos } from './draft-photos.store.ts';
import { keepPhoto, refuseUpload } from './keep-photo.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
}

/** Crops a photo of a draft and hides parts of it, always from the upload: nothing is lost by a second edit. */
export const editDraftPhoto =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, idiom }) => {
    await refuseUpload(deps.database, params.id, actor);
    const photo = (await draftPhotos(deps.database, params.id)).get(params.guid);
    if (photo === undefined || photo.drawing !== null) return fail('not-found');
    const original = photo.original ?? params.guid;
    const guid = randomUUID();
    await expectPhotos(deps.database, [guid], deps.clock.now());
    const edit = { crop: body.recorte && areaOf(body.recorte), hidden: body.ocultar.map(areaOf) };
    const edited = await storeEdited(storage, original, guid, edit);
    if (edited === null) return fail('not-found');
    if (edited === 'small')
      throw new ApiError('invalid-fields', { erros: [fieldText('photo-small', 'recorte', idiom)] });
    const kept = await keepPhoto(deps, { code: params.id, guid, original, ...edited }, actor);
    // Noted as edited, they are not made again.
    for (const before of new Set([original, params.guid])) await dropVariants(storage, before);
    return kept;
  };

const areaOf = ({ x, y, largura, altura }: Area): PhotoArea => ({ x, y, width: largura, height: altura });
