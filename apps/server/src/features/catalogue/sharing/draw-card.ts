import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { ShareCard } from '@patio/domain/catalogue/sharing/share-card.ts';
import { escapeXml } from '../../../platform/markup/escape-xml.ts';
import { CARD_FAMILY } from './card-letters.ts';
import { cardTexts, type CardLanguage } from './card-texts.ts';
import { wrapTitle } from './wrap-title.ts';

/** Size of a share card in pixels, as OpenGraph clients expect it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Height of the photo; the texts are below it. */
export const PHOTO_HEIGHT = 446;

/** Characters missing in the family come from the machine, if it has them. */
const FONT = `font-family="${CARD_FAMILY}, sans-serif"`;
const LEFT = 48;
const RIGHT = CARD_SIZE.width - LEFT;
const TITLE_WIDTH = 27;
const LINE = 52;

/** The overlay and the part below the photo: brand, title, way to buy and price. SVG text. */
export function drawCard(card: ShareCard, language: CardLanguage): string {
  const { width, height } = CARD_SIZE;
  const lines = wrapTitle(card.title, TITLE_WIDTH, 2);
  const first = lines.length === 1 ? 554 : 528;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    card.photo === null ? background() : '',
    photoNote(card.photo, language),
    `<rect y="${PHOTO_HEIGHT}" width="${width}" height="${height - PHOTO_HEIGHT}" fill="#10181c"/>`,
    `<rect y="${PHOTO_HEIGHT}" width="${width}" height="6" fill="#18a0b0"/>`,
    brand(card.brand),
    card.vehicles > 1 ? lot(cardTexts[language].lot(card.vehicles)) : '',
    ...lines.map((line, at) => text(line, LEFT, first + at * LINE, 'font-size="40" font-weight="700"')),
    price(card, language),
    '</svg>',
  ].join('');
}

function price(card: ShareCard, language: CardLanguage): string {
  const label = cardTexts[language].kinds[card.kind];
  const end = 'text-anchor="end"';
  if (card.price === 0) return text(label, RIGHT, 554, `${end} font-size="38" font-weight="700"`);
  return (
    text(label, RIGHT, 516, `${end} font-size="26" fill-opacity=".8"`) +
    text(formatMoney(card.price), RIGHT, 578, `${end} font-size="56" font-weight="700"`)
  );
}

function brand(name: string): string {
  const shown = [...name].slice(0, 32).join('');
  const wide = Math.min(900, 112 + [...shown].length * 19);
  return (
    `<rect x="40" y="36" width="${wide}" height="76" rx="16" fill="#ffffff" fill-opacity=".96"/>` +
    `<g transform="translate(54 50) scale(1.5)">${mark()}</g>` +
    `<text x="118" y="87" ${FONT} font-size="34" font-weight="700" fill="#1d2329">${escapeXml(shown)}</text>`
  );
}

/** The label if the picture is an illustration, or missing. */
function photoNote(photo: string | null, language: CardLanguage): string {
  if (photo !== null && !isIllustration(photo)) return '';
  const words = cardTexts[language][photo === null ? 'noPhotos' : 'illustration'];
  const wide = 44 + [...words].length * 17;
  return (
    `<rect x="${1160 - wide}" y="366" width="${wide}" height="60" rx="14" fill="#0d1316" fill-opacity=".85"/>` +
    `<text x="${1160 - wide / 2}" y="406" text-anchor="middle" ${FONT} font-size="30" font-weight="700" fill="#ffffff">${escapeXml(words)}</text>`
  );
}

function lot(words: string): string {
  const wide = 44 + [...words].length * 16;
  return (
    `<rect x="${1160 - wide}" y="44" width="${wide}" height="60" rx="30" fill="#0d1316" fill-opacity=".85"/>` +
    `<text x="${1160 - wide / 2}" y="84" text-anchor="middle" ${FONT} font-size="28" font-weight="700" fill="#ffffff">${escapeXml(words)}</text>`
  );
}

/** Without a photo: the mark, large, on the brand colour. */
function background(): string {
  return (
    '<rect width="1200" height="630" fill="#0b6470"/>' +
    `<g transform="translate(464 120) scale(8.5)" opacity=".5">${mark()}</g>`
  );
}

function mark(): string {
  return (
    '<rect width="32" height="32" rx="8" fill="#0b6470"/><g fill="none" stroke="#ffffff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">' +
    '<path d="M6.5 20.5h19M9 20.5l2-7.5h10l2 7.5"/></g><circle cx="11.5" cy="22" r="2.3" fill="#ffffff"/><circle cx="20.5" cy="22" r="2.3" fill="#ffffff"/>'
  );
}

function text(words: string, x: number, y: number, look: string): string {
  return `<text x="${x}" y="${y}" ${FONT} fill="#ffffff" ${look}>${escapeXml(words)}</text>`;
}
