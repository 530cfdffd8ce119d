import sharp from 'sharp';
import { sniffPicture } from './sniff-picture.ts';

/** Limits of an incoming photo. */
export const PHOTO_LIMITS = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  longSide: 160,
  shortSide: 120,
  /** Longer side of the master: the widest that pages request. */
  masterSide: 1600,
} as const;

const SECONDS = 20;

export type NormalisedPhoto = {
  kind: 'photo';
  /** JPEG in sRGB, upright, without metadata */ master: Buffer;
  width: number;
  height: number;
};
export type RefusedPhoto = {
  kind: 'refused';
  /** Portuguese sentence for the person who sent it */ reason: string;
  because: PhotoRefusal;
  /** Its size or format, if it is refused for it. */
  detail: string | null;
};
/** Why a photo is not stored; the names are texts of the contract. */
export type PhotoRefusal =
  | 'photo-empty'
  | 'photo-large'
  | 'photo-pixels'
  | 'photo-small'
  | 'photo-heic'
  | 'photo-format'
  | 'photo-none'
  | 'photo-damaged';

type Reason = Pick<RefusedPhoto, 'reason' | 'because'> & { readonly detail?: string };
const DAMAGED: Reason = { because: 'photo-damaged', reason: 'a imagem está danificada ou incompleta' };

/**
 * Re-encodes a photo as our own master: upright, sRGB, flattened on white, at most 1600 px on its longer side, without location, names,
 * comments or anything hidden in the file. The format follows from the content; the size in bytes and pixels is checked before decoding. Of
 * an animation the first frame is used.
 */
export async function normalisePhoto(bytes: Uint8Array): Promise<NormalisedPhoto | RefusedPhoto> {
  const refused = await refusePhoto(bytes);
  if (refused !== null) return refused;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PHOTO_LIMITS.pixels, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({
        width: PHOTO_LIMITS.masterSide,
        height: PHOTO_LIMITS.masterSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { kind: 'photo', master: data, width: info.width, height: info.height };
  } catch {
    return refusedFor(DAMAGED);
  }
}

/** Why a photo would be refused, as far as is known without decoding it. */
export async function refusePhoto(bytes: Uint8Array): Promise<RefusedPhoto | null> {
  const reason = refuseByContent(bytes) ?? (await refuseBySize(bytes));
  return reason === null ? null : refusedFor(reason);
}

function refusedFor({ because, reason, detail }: Reason): RefusedPhoto {
  return { kind: 'refused', because, reason, detail: detail ?? null };
}

function refuseByContent(bytes: Uint8Array): Reason | null {
  if (bytes.byteLength === 0) return { because: 'photo-empty', reason: 'o arquivo está vazio' };
  if (bytes.byteLength > PHOTO_LIMITS.bytes)
    return { because: 'photo-large', reason: 'o arquivo tem mais de 15 MB' };
  const kind = sniffPicture(bytes);
  switch (kind) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'avif':
    case 'gif':
      return null;
    case 'heic':
      return { because: 'photo-heic', reason: 'o formato HEIC não é aceito; exporte a foto como JPEG' };
    case 'tiff':
    case 'bmp':
    case 'svg':
      return {
        because: 'photo-format',
        detail: kind.toUpperCase(),
        reason: `o formato ${kind.toUpperCase()} não é aceito; envie JPEG, PNG, WebP ou AVIF`,
      };
    case 'unknown':
      return { because: 'photo-none', reason: 'o conteúdo não é uma imagem' };
  }
}

/** Reads only the header: a picture that claims too many pixels is never decoded. */
async function refuseBySize(bytes: Uint8Array): Promise<Reason | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PHOTO_LIMITS.pixels)
      return { because: 'photo-pixels', reason: 'a imagem tem mais de 50 megapixels' };
    const [short, long] = width < height ? [width, height] : [height, width];
    if (long < PHOTO_LIMITS.longSide || short < PHOTO_LIMITS.shortSide) {
      return {
        because: 'photo-small',
        detail: `${width} x ${height}`,
        reason: `a imagem é pequena demais (${width} x ${height}; o mínimo é 160 x 120)`,
      };
    }
    return null;
  } catch {
    return DAMAGED;
  }
}
