import { randomUUID } from 'node:crypto';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { storePhoto } from '../../media/public.ts';

/** Stores the picture of a banner under a new guid: pictures are cached for good under theirs. Errors: `banner-picture-refused`. */
export async function storePicture(storage: Storage, base64: string): Promise<string> {
  const guid = randomUUID();
  const stored = await storePhoto(storage, guid, Buffer.from(base64, 'base64'));
  if (stored.kind === 'refused')
    throw new ApiError('banner-picture-refused', { parameters: { reason: stored.reason } });
  return guid;
}
