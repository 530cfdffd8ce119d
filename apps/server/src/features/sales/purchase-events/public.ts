export {
  freightAgreed,
  paymentApproved,
  purchaseCancelled,
  purchaseRecorded,
  purchaseRefunded,
  type PurchaseFact,
} from './purchase-events.ts';
