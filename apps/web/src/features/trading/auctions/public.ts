export { BidHistory } from './bid-history.tsx';
export { lateRule } from './late-rule.ts';
export type { RuleView } from './load-rule.ts';
export { useIncrements } from './use-increments.ts';
export { useLiveOffer, type Live } from './use-live-offer.ts';
export { useHasEnded, useServerTime } from './use-server-time.ts';
