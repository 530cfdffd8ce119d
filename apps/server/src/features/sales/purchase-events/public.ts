export {
  freightAgreed,
  paymentApproved,
  purchaseCancelled,
  purchaseRecorded,
  purchaseRefunded,
  storageEnded,
  storageWaived,
  type PurchaseFact,
} from './purchase-events.ts';
