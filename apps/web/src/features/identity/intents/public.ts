export {
  clearIntent,
  readIntent,
  saveIntent,
  storeIntent,
  type FlowChoice,
  type OwnTerms,
} from './deal-intent.ts';
export { nextAmount, rebid } from './rebid.ts';
export type { DealIntent, FlowType, IntentOffer, Step } from './intent-state.ts';
export { hasDealt, recordDone } from './deal-done.ts';
export { forgetTyped, typedName, type TypedText } from './typed-texts.ts';
