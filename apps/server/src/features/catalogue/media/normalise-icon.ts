import { safeSvg } from '@patio/domain/catalogue/names/safe-svg.ts';
import sharp from 'sharp';
import { PHOTO_LIMITS } from './normalise-photo.ts';
import { sniffPicture } from './sniff-picture.ts';

const SHOWN = 48;
/** Pixels of a photo in it: sharp on screens of twice the density. */
const SIDE = 96;
const LEAST = 24;
const SECONDS = 10;

/**
 * Returns a small picture as a drawing of 48 x 48: an SVG rewritten without anything that runs or loads, or a photo inside one, scaled,
 * transparent and without what was hidden in its file. Null: it is refused.
 */
export async function normaliseIcon(bytes: Uint8Array): Promise<string | null> {
  const kind = sniffPicture(bytes);
  if (kind === 'svg' || kind === 'unknown') return drawingOf(bytes);
  if (kind !== 'png' && kind !== 'webp' && kind !== 'avif' && kind !== 'jpeg') return null;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.min(width, height) < LEAST || width * height > PHOTO_LIMITS.pixels) return null;
    const png = await sharp(bytes, { limitInputPixels: PHOTO_LIMITS.pixels, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SHOWN}" height="${SHOWN}" viewBox="0 0 ${SHOWN} ${SHOWN}">` +
      `<image width="${SHOWN}" height="${SHOWN}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
    );
  } catch {
    return null;
  }
}

function drawingOf(bytes: Uint8Array): string | null {
  try {
    const read = safeSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return read.kind === 'drawing' ? read.svg : null;
  } catch {
    return null;
  }
}
