export {
  clearIntent,
  hasDealt,
  readIntent,
  recordDone,
  saveIntent,
  storeIntent,
  type FlowChoice,
  type OwnTerms,
} from './deal-intent.ts';
export { nextAmount, rebid } from './rebid.ts';
export type { DealIntent, FlowType, IntentOffer, Step } from './intent-state.ts';
export { forgetTyped, typedName, type TypedText } from './typed-texts.ts';
