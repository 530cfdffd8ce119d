import sharp from 'sharp';
import type { Storage } from '../../../platform/storage/storage.ts';
import { normalisePhoto, type RefusedPhoto } from './normalise-photo.ts';
import { masterKey } from './picture-keys.ts';

/** A photo that is kept, with its size in pixels. */
export type KeptPhoto = { kind: 'photo'; width: number; height: number };

/**
 * Keeps a photo under its guid, which must follow from where it belongs and what it shows: one that is there already
 * is not made again. Its variants are made when a user asks for them.
 */
export async function keepPhoto(
  storage: Storage,
  guid: string,
  bytes: Uint8Array,
): Promise<KeptPhoto | RefusedPhoto> {
  const kept = await storage.read(masterKey(guid));
  if (kept !== null) {
    const { width, height } = await sharp(kept).metadata();
    return { kind: 'photo', width, height };
  }
  const photo = await normalisePhoto(bytes);
  if (photo.kind === 'refused') return photo;
  await storage.put(masterKey(guid), photo.master);
  return { kind: 'photo', width: photo.width, height: photo.height };
}
