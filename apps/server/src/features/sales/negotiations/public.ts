export { ownNegotiations } from './own-negotiations.ts';
