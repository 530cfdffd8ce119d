import { readOptional, storeOptional } from '../../../platform/consent/optional-storage.ts';

const NAME = 'vistas';
const MOST = 12;

/** Codes of the offers this browser viewed last, the newest first; none without consent to functionality. They never leave it as a list of visits. */
export function recentOffers(): readonly number[] {
  return (readOptional('functionality', NAME) ?? '')
    .split(',')
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number)
    .slice(0, MOST);
}

/** Records that an offer was viewed, if the visitor allows it. */
export function rememberOffer(code: number): void {
  storeOffers([code, ...recentOffers().filter((other) => other !== code)]);
}

/** Keeps exactly these. */
export function storeOffers(codes: readonly number[]): void {
  storeOptional('functionality', NAME, codes.slice(0, MOST).join(','));
}
