export {
  freightAgreed,
  paymentApproved,
  purchaseCancelled,
  purchaseRecorded,
  purchaseRefunded,
  storageEnded,
  storageWaived,
  undoingAnswered,
  type PurchaseFact,
  type UndoingAnswer,
} from './purchase-events.ts';
