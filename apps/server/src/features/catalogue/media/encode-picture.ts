import sharp, { type Sharp } from 'sharp';
import type { Format, Variant } from './variants.ts';

// At most two pictures at a time (see find-picture.ts): more threads would only compete.
sharp.concurrency(1);
sharp.cache(false);

/** Returns a picture in a width and format, without metadata, never enlarged. */
export async function encodePicture(source: Uint8Array, { width, format }: Variant): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: 50_000_000 })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  return inFormat(picture, format).toBuffer();
}

function inFormat(picture: Sharp, format: Format): Sharp {
  switch (format) {
    case 'avif':
      // A higher effort takes three times as long and saves a tenth of the bytes, while a user waits.
      return picture.avif({ quality: 52, effort: 0 });
    case 'webp':
      return picture.webp({ quality: 78, effort: 2 });
    case 'jpg':
      return picture.jpeg({ quality: 80, progressive: true });
  }
}
