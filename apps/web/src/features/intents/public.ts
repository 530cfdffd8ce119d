export {
  clearIntent,
  readIntent,
  saveIntent,
  storeIntent,
  type DealIntent,
  type FlowChoice,
  type FlowType,
  type IntentOffer,
  type Step,
} from './deal-intent.ts';
