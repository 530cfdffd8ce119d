export { clearIntent, readIntent, saveIntent, storeIntent, type FlowChoice } from './deal-intent.ts';
export type { DealIntent, FlowType, IntentOffer, Step } from './intent-state.ts';
