import sharp, { type OverlayOptions } from 'sharp';
import type { Storage } from '../../../platform/storage/storage.ts';
import { masterKey } from './picture-keys.ts';
import { PHOTO_LIMITS } from './normalise-photo.ts';
import type { StoredPhoto } from './store-photo.ts';

/** A part of a photo, in shares of its sides. */
export interface PhotoArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PhotoEdit {
  /** Null: all of it. */
  readonly crop: PhotoArea | null;
  readonly hidden: readonly PhotoArea[];
}

/** Cells on the longer side of a hidden area: too few for a plate to be read, or computed back. */
const CELLS = 6;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Stores an edited copy of a photo under a new guid: hidden areas first, then the crop. Null: there is no such photo; `small`: too little would
 * be left of it.
 */
export async function storeEdited(
  storage: Storage,
  from: string,
  guid: string,
  { crop, hidden }: PhotoEdit,
): Promise<StoredPhoto | 'small' | null> {
  const master = await storage.read(masterKey(from));
  if (master === null) return null;
  const { width, height } = await sharp(master).metadata();
  const kept = boxOf(crop ?? { x: 0, y: 0, width: 1, height: 1 }, width, height);
  const [short, long] = [Math.min(kept.width, kept.height), Math.max(kept.width, kept.height)];
  if (long < PHOTO_LIMITS.longSide || short < PHOTO_LIMITS.shortSide) return 'small';
  const covers = await Promise.all(hidden.map((area) => coverOf(master, boxOf(area, width, height))));
  // In two steps: a crop would go first otherwise.
  const covered = await sharp(master).composite(covers).toFormat('png', { compressionLevel: 1 }).toBuffer();
  const edited = await sharp(covered).extract(kept).jpeg({ quality: 92 }).toBuffer();
  await storage.put(masterKey(guid), edited);
  return { kind: 'photo', width: kept.width, height: kept.height };
}

function boxOf(area: PhotoArea, width: number, height: number): Box {
  const left = Math.min(width - 1, Math.floor(area.x * width));
  const top = Math.min(height - 1, Math.floor(area.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.ceil(area.width * width))),
    height: Math.max(1, Math.min(height - top, Math.ceil(area.height * height))),
  };
}

/** What lies over a hidden area: its own colours in a few cells. */
async function coverOf(master: Buffer, box: Box): Promise<OverlayOptions> {
  const cell = Math.max(box.width, box.height) / CELLS;
  const few = await sharp(master)
    .extract(box)
    .resize(Math.max(1, Math.round(box.width / cell)), Math.max(1, Math.round(box.height / cell)), {
      fit: 'fill',
    })
    .png()
    .toBuffer();
  const input = await sharp(few)
    .resize(box.width, box.height, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  return { input, left: box.left, top: box.top };
}
