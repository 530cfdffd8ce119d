export type { CancelWish } from './negotiation-list.tsx';
export { loadNegotiations } from './load-negotiations.ts';
export { negotiationOf } from './negotiation-view.ts';
