import { keep, kept } from '../../../platform/consent/keep.ts';

const NAME = 'vistas';
const MOST = 12;

/** Codes of the offers that this browser saw last, the newest first; none without consent to functionality. They never leave it as a list of visits. */
export function recentOffers(): readonly number[] {
  return (kept('functionality', NAME) ?? '')
    .split(',')
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number)
    .slice(0, MOST);
}

/** Notes that an offer was seen, if the visitor allows it. */
export function rememberOffer(code: number): void {
  keepOffers([code, ...recentOffers().filter((other) => other !== code)]);
}

/** Keeps exactly these. */
export function keepOffers(codes: readonly number[]): void {
  keep('functionality', NAME, codes.slice(0, MOST).join(','));
}
