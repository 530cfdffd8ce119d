export { dealFacts, type DealFacts, type FactsQuestion } from './deal-facts.store.ts';
export { dealRequest, type DealRequest } from './deal-request.ts';
export { rememberReplies, type Remembered } from './remember-deals.store.ts';
export { replayOf, type KeptReply } from './replay-of.ts';
