export { BidHistory } from './bid-history.tsx';
export type { RuleView } from './load-rule.ts';
export { ownMaximum, rememberMaximum } from './own-maximum.ts';
export { rememberPseudonym } from './own-pseudonym.ts';
export type { Standing } from './standing.ts';
export { useIncrements } from './use-increments.ts';
export { useLiveOffer, type Live } from './use-live-offer.ts';
export { useServerTime } from './use-server-time.ts';
export { useStanding } from './use-standing.ts';
