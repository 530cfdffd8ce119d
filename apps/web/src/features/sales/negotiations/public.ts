export { CancelControl } from './cancel-control.tsx';
export { cancellingOf, type CancelRequest } from './cancel-request.ts';
export { useHeld } from './use-held.ts';
export { loadNegotiations } from './load-negotiations.ts';
export { factsOf, negotiationRow, type NegotiationView } from './negotiation-view.ts';
