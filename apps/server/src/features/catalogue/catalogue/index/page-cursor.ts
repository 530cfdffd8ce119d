import type { OfferOrder } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { Position } from './offer-order.ts';

/** The start of the next page, as text for the URL. It belongs to one order. */
export function writeCursor(order: OfferOrder, { key, code }: Position): string {
  return Buffer.from(`${order} ${key} ${code}`).toString('base64url');
}

/** Null: not a cursor of this order. */
export function readCursor(order: OfferOrder, text: string): Position | null {
  const match = /^([A-Z_]+) (-?\d{1,17}(?:\.\d+)?|Infinity) (\d{1,16})$/.exec(
    Buffer.from(text, 'base64url').toString('latin1'),
  );
  if (!match || match[1] !== order) return null;
  const position = { key: Number(match[2]), code: Number(match[3]) };
  const isInstant = order !== 'TERMINA_LOGO' || Math.abs(position.key) <= 8.64e15;
  const isWhole = order === 'DISTANCIA' || Number.isSafeInteger(position.key);
  return isInstant && isWhole && Number.isSafeInteger(position.code) ? position : null;
}
