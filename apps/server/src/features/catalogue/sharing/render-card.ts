import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import type { ShareCard } from '@patio/domain/catalogue/sharing/share-card.ts';
import sharp from 'sharp';
import type { CardLanguage } from './card-texts.ts';
import { CARD_SIZE, PHOTO_HEIGHT, drawCard } from './draw-card.ts';

/** Maximum size in bytes: some clients ignore larger pictures. */
const MOST = 300_000;
const QUALITIES = [84, 74, 62, 48] as const;

/** Returns a share card as JPEG of 1200 × 630; `photo` is the background, if any. */
export async function renderCard(
  card: ShareCard,
  language: CardLanguage,
  photo: Uint8Array | null,
): Promise<Buffer> {
  const shown =
    photo === null ? null : await topOf(photo, isIllustration(card.photo) ? DRAWN_TOP : PHOTO_TOP);
  const over = Buffer.from(drawCard(shown === null ? { ...card, photo: null } : card, language));
  const layers = [...(shown === null ? [] : [{ input: shown, left: 0, top: 0 }]), { input: over }];
  const base = sharp({ create: { ...CARD_SIZE, channels: 3, background: '#0b6470' } });
  return smallEnough(await base.composite(layers).png({ compressionLevel: 1 }).toBuffer());
}

/** Vertical position of the crop: a little below the middle, where vehicles are. */
const PHOTO_TOP = 0.62;
/** For an illustration: above its text, which the card repeats in its own language. */
const DRAWN_TOP = 0.48;

/** The photo across the whole card; `from` is the share of the cropped part above. */
async function topOf(photo: Uint8Array, from: number): Promise<Buffer> {
  const { width } = CARD_SIZE;
  const wide = sharp(photo, { limitInputPixels: 50_000_000 }).resize({ width });
  const { data, info } = await wide.flatten({ background: '#ffffff' }).png({ compressionLevel: 1 }).toBuffer({
    resolveWithObject: true,
  });
  if (info.height <= PHOTO_HEIGHT)
    return sharp(data).resize({ width, height: PHOTO_HEIGHT, fit: 'cover' }).toBuffer();
  const top = Math.round((info.height - PHOTO_HEIGHT) * from);
  return sharp(data).extract({ left: 0, top, width, height: PHOTO_HEIGHT }).toBuffer();
}

async function smallEnough(picture: Buffer): Promise<Buffer> {
  let made = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    made = await sharp(picture).jpeg({ quality, progressive: true }).toBuffer();
    if (made.length <= MOST) return made;
  }
  return made;
}
