export {
  freightAgreed,
  paymentApproved,
  purchaseCancelled,
  purchaseRecorded,
  purchaseRefunded,
  storageEnded,
  storageWaived,
  undoingAnswered,
  undoingOvertaken,
  type PurchaseFact,
  type UndoingAnswer,
} from './purchase-events.ts';
