import type { Queries } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { drawPicture, drawStorePicture } from './draw-picture.ts';
import { findDrawing, findPartnerName } from './media.store.ts';
import { drawnKey, masterKey, variantKey } from './picture-keys.ts';
import type { Variant } from './variants.ts';

/** The source of a picture: the key under which a variant is stored, and the bytes it is generated from. */
export type PictureSource = { keyOf: (variant: Variant) => string; read: () => Promise<Uint8Array | null> };

/** A picture; an illustration has that in its URL, so that clients can label it. */
const GUID = /^(ilustracao-)?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const STORE = /^[a-z]+(?:-[a-z]+)*$/;

/** Returns the source of a URL: a guid of a photo or banner, or the name of a partner's store. Null if unknown. */
export async function findSource(
  queries: Queries,
  storage: Storage,
  name: string,
): Promise<PictureSource | null> {
  const picture = GUID.exec(name);
  if (picture) return sourceOfGuid(queries, storage, picture[2] ?? '', picture[1] !== undefined);
  if (!STORE.test(name)) return null;
  const partner = await findPartnerName(queries, name);
  if (partner === null) return null;
  return {
    keyOf: (variant) => drawnKey(name, variant),
    read: async () => Buffer.from(drawStorePicture(partner)),
  };
}

async function sourceOfGuid(
  queries: Queries,
  storage: Storage,
  guid: string,
  drawn: boolean,
): Promise<PictureSource | null> {
  const drawing = await findDrawing(queries, guid);
  if (drawing === undefined) return null;
  if (drawing === null) {
    if (drawn) return null;
    return { keyOf: (variant) => variantKey(guid, variant), read: () => storage.read(masterKey(guid)) };
  }
  return { keyOf: (variant) => drawnKey(guid, variant), read: async () => Buffer.from(drawPicture(drawing)) };
}

/** Returns every key under which a variant of a name can be stored, most likely first. */
export function cachedKeys(name: string, variant: Variant): string[] {
  const picture = GUID.exec(name);
  const guid = picture?.[2];
  if (guid !== undefined) {
    // A photograph must not be available as an illustration.
    return picture?.[1] === undefined
      ? [variantKey(guid, variant), drawnKey(guid, variant)]
      : [drawnKey(guid, variant)];
  }
  return STORE.test(name) ? [drawnKey(name, variant)] : [];
}
