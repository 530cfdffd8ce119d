export { AWAITS_DECISION } from './awaiting-decision.ts';
