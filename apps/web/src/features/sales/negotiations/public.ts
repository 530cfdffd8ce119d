export type { CancelRequest } from './negotiation-list.tsx';
export { loadNegotiations } from './load-negotiations.ts';
export { factsOf } from './negotiation-view.ts';
