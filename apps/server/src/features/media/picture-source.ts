import type { Queries } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { drawPicture, drawStorePicture } from './draw-picture.ts';
import { findDrawing, findPartnerName } from './media.store.ts';
import { drawnKey, masterKey, variantKey } from './picture-keys.ts';
import type { Variant } from './variants.ts';

/** Where a picture comes from: the key under which a variant is kept, and the bytes it is made from. */
export type PictureSource = { keyOf: (variant: Variant) => string; read: () => Promise<Uint8Array | null> };

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const STORE = /^[a-z]+(?:-[a-z]+)*$/;

/**
 * Answers the source of what an address names: a guid of a photo or banner, or the name of a partner's store. Null when
 * nobody knows it.
 */
export async function findSource(
  queries: Queries,
  storage: Storage,
  name: string,
): Promise<PictureSource | null> {
  if (GUID.test(name)) return sourceOfGuid(queries, storage, name);
  if (!STORE.test(name)) return null;
  const partner = await findPartnerName(queries, name);
  if (partner === null) return null;
  return {
    keyOf: (variant) => drawnKey(name, variant),
    read: async () => Buffer.from(drawStorePicture(partner)),
  };
}

async function sourceOfGuid(queries: Queries, storage: Storage, guid: string): Promise<PictureSource | null> {
  const drawing = await findDrawing(queries, guid);
  if (drawing === undefined) return null;
  if (drawing === null) {
    return { keyOf: (variant) => variantKey(guid, variant), read: () => storage.read(masterKey(guid)) };
  }
  return { keyOf: (variant) => drawnKey(guid, variant), read: async () => Buffer.from(drawPicture(drawing)) };
}

/** Answers every key under which a variant of a name can be kept, most likely first. */
export function keptKeys(name: string, variant: Variant): string[] {
  if (GUID.test(name)) return [variantKey(name, variant), drawnKey(name, variant)];
  return STORE.test(name) ? [drawnKey(name, variant)] : [];
}
