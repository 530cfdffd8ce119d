import { Readable } from 'node:stream';
import type { readPhotoUpload as contract } from '@patio/contract/catalogue/drafts/photos/read-photo-upload.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { FileReply, typeOfName } from '../../../../platform/http/bodies/file-reply.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { readPhoto } from '../../media/public.ts';
import { openDraft } from '../open-draft.ts';
import { draftPhotos } from './draft-photos.store.ts';

/** The upload of a photo, as its editor shows it. */
export const readPhotoUpload =
  ({ database }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    await openDraft(database, params.id, actor);
    const photo = (await draftPhotos(database, params.id)).get(params.guid);
    if (photo === undefined || photo.drawing !== null) return fail('not-found');
    const bytes = await readPhoto(storage, photo.original ?? photo.guid);
    if (bytes === null) return fail('not-found');
    const name = `foto-${params.id}.jpg`;
    return new FileReply({
      stream: Readable.from([bytes]),
      size: bytes.length,
      name,
      type: typeOfName(name),
    });
  };
