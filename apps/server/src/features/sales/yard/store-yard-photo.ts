import { randomUUID } from 'node:crypto';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { YARD_LIMITS } from '@patio/domain/sales/yard/yard-checklist.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { expectPhotos, settlePhotos, storePhoto } from '../../catalogue/media/public.ts';
import { addYardPhotoRow, countPhotos, photoByClient, type PhotoOwner } from './yard-photos.store.ts';

interface Upload extends PhotoOwner {
  readonly client: string;
  readonly content: string;
  readonly actorId: number;
  readonly idiom: Idiom;
}

/**
 * Stores a photo from a phone, once for each of its ids; the content decides whether it is one. Returns its guid. Errors: `invalid-fields`,
 * `yard-photos-full`, `yard-sent-by-other`.
 */
export async function storeYardPhoto(
  { clock, database }: Pick<ServerDeps, 'clock' | 'database'>,
  storage: Storage,
  upload: Upload,
): Promise<string> {
  const { client, content, yard, exit, actorId, idiom } = upload;
  const known = await photoByClient(database, client);
  if (known !== undefined) return sentBefore(known, upload);
  if ((await countPhotos(database, upload)) >= YARD_LIMITS.photos)
    throw new ApiError('yard-photos-full', { parameters: { most: YARD_LIMITS.photos } });
  const guid = randomUUID();
  await expectPhotos(database, [guid], clock.now());
  const stored = await storePhoto(storage, guid, Buffer.from(content, 'base64'));
  if (stored.kind === 'refused')
    throw new ApiError('invalid-fields', { erros: [fieldText(stored.because, 'conteudo', idiom)] });
  const { width, height } = stored;
  return database.transact(async (transaction) => {
    const row = { guid, client, yard, exit, width, height, actorId, at: clock.now() };
    if (!(await addYardPhotoRow(transaction, row))) {
      // The same photo came twice at once; the file of the second one goes as one that nothing names.
      const first = await photoByClient(transaction, client);
      if (first === undefined) throw new ApiError('yard-sent-by-other');
      return sentBefore(first, upload);
    }
    await settlePhotos(transaction, [guid]);
    return guid;
  });
}

function sentBefore(
  known: NonNullable<Awaited<ReturnType<typeof photoByClient>>>,
  { yard, exit, actorId }: Upload,
): string {
  const same = known.added_by === actorId && known.yard_code === yard && known.exit_code === exit;
  if (!same) throw new ApiError('yard-sent-by-other');
  return known.guid;
}
