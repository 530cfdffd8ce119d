export { BidHistory } from './bid-history.tsx';
export { rememberPseudonym } from './own-pseudonym.ts';
export type { Standing } from './standing.ts';
export { useLiveOffer, type Live } from './use-live-offer.ts';
export { useServerTime } from './use-server-time.ts';
export { useStanding } from './use-standing.ts';
