export {
  clearIntent,
  readIntent,
  saveIntent,
  storeIntent,
  type DealIntent,
  type FlowType,
  type IntentOffer,
} from './deal-intent.ts';
