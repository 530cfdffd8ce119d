import sharp from 'sharp';
import type { Storage } from '../../../platform/storage/storage.ts';
import { normalisePhoto, type RefusedPhoto } from './normalise-photo.ts';
import { masterKey } from './picture-keys.ts';

/** A photo that is stored, with its size in pixels. */
export type StoredPhoto = { kind: 'photo'; width: number; height: number };

/**
 * Stores a photo under its guid, which must be derived from its place and content: an existing one is not stored again. Its variants are
 * generated on request.
 */
export async function storePhoto(
  storage: Storage,
  guid: string,
  bytes: Uint8Array,
): Promise<StoredPhoto | RefusedPhoto> {
  const stored = await storage.read(masterKey(guid));
  if (stored !== null) {
    const { width, height } = await sharp(stored).metadata();
    return { kind: 'photo', width, height };
  }
  const photo = await normalisePhoto(bytes);
  if (photo.kind === 'refused') return photo;
  await storage.put(masterKey(guid), photo.master);
  return { kind: 'photo', width: photo.width, height: photo.height };
}
