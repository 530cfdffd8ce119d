import sharp from 'sharp';
import type { Storage } from '../../../platform/storage/storage.ts';
import { normalisePhoto, refusePhoto, type RefusedPhoto } from './normalise-photo.ts';
import { masterKey, variantKey } from './picture-keys.ts';
import { FORMAT_NAMES, WIDTHS } from './variants.ts';

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
  const stored = await findStored(storage, guid);
  if (stored !== null) return stored;
  const photo = await normalisePhoto(bytes);
  if (photo.kind === 'refused') return photo;
  await storage.put(masterKey(guid), photo.master);
  return { kind: 'photo', width: photo.width, height: photo.height };
}

/** Says of a photo what `storePhoto` would, and stores nothing; of a new one the size is not known. */
export async function examinePhoto(
  storage: Storage,
  guid: string,
  bytes: Uint8Array,
): Promise<StoredPhoto | RefusedPhoto> {
  const known = (await findStored(storage, guid)) ?? (await refusePhoto(bytes));
  return known ?? { kind: 'photo', width: 0, height: 0 };
}

async function findStored(storage: Storage, guid: string): Promise<StoredPhoto | null> {
  const stored = await storage.read(masterKey(guid));
  if (stored === null) return null;
  const { width, height } = await sharp(stored).metadata();
  return { kind: 'photo', width, height };
}

/** Stores a stored photo turned clockwise by 90 degrees, under a new guid; null: there is no such photo. */
export async function storeTurned(storage: Storage, from: string, guid: string): Promise<StoredPhoto | null> {
  const master = await storage.read(masterKey(from));
  if (master === null) return null;
  const { data, info } = await sharp(master)
    .rotate(90)
    .jpeg({ quality: 92 })
    .toBuffer({ resolveWithObject: true });
  await storage.put(masterKey(guid), data);
  return { kind: 'photo', width: info.width, height: info.height };
}

/** Stores a copy of a photo under a new guid; whether there was one. */
export async function storeCopy(storage: Storage, from: string, guid: string): Promise<boolean> {
  const master = await storage.read(masterKey(from));
  if (master !== null) await storage.put(masterKey(guid), master);
  return master !== null;
}

/** The bytes of a stored photo as it was uploaded or made; null: there is none. */
export const readPhoto = (storage: Storage, guid: string) => storage.read(masterKey(guid));

/** Deletes a photo with its variants: the master first, so that none is made again. */
export async function dropPhoto(storage: Storage, guid: string): Promise<void> {
  await storage.delete(masterKey(guid));
  await dropVariants(storage, guid);
}

/** Deletes what was made of a photo for pages. */
export async function dropVariants(storage: Storage, guid: string): Promise<void> {
  for (const width of WIDTHS)
    for (const format of FORMAT_NAMES) await storage.delete(variantKey(guid, { width, format }));
}
