/** The format of a file by its first bytes. */
export type PictureKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'gif'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'svg'
  | 'unknown';

/** Returns the format of a file by its content; names and extensions are ignored. */
export function sniffPicture(bytes: Uint8Array): PictureKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512));
  const text = head.toString('latin1');
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff';
  if (text.startsWith('BM')) return 'bmp';
  if (text.slice(4, 8) === 'ftyp') return brandOf(text);
  if (/^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/is.test(text))
    return 'svg';
  return 'unknown';
}

/** The families of ISO media files: the major brand, then the compatible ones. */
function brandOf(text: string): PictureKind {
  const brands = text.slice(8, 48);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'unknown';
}
