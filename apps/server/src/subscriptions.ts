import { turnSearchMailsOff } from './features/catalogue/saved-searches/public.ts';
import { accountOpened, documentGiven } from './features/identity/accounts/public.ts';
import { searchMailsEnded } from './features/messaging/alerts/public.ts';
import { recordOpening } from './features/people/blocklist/public.ts';
import { strikeRemoved, takeOverStrikes } from './features/people/strikes/public.ts';
import { watchOperations } from './features/finance/aml-cases/public.ts';
import { endPaidRequests } from './features/finance/buyer-debts/public.ts';
import { endDepositReturn, setOffChosen, takePayment } from './features/finance/deposits/public.ts';
import { depositPartEnded, refuseOwedRefund } from './features/finance/paybacks/public.ts';
import { depositPaid, reviewPix } from './features/finance/pix/public.ts';
import {
  bookFollowed,
  cancelCharges,
  cancelStorage,
  chargeFreight,
  chargeStorage,
  makeCharges,
  moneyMoved,
} from './features/finance/charges/public.ts';
import {
  freightAgreed,
  paymentApproved,
  purchaseCancelled,
  purchaseRecorded,
  purchaseRefunded,
  storageEnded,
  storageWaived,
  undoingAnswered,
  undoingOvertaken,
} from './features/sales/purchase-events/public.ts';
import { endOvertakenUndoing, takeUndoingAnswer } from './features/sales/complaints/public.ts';
import { keepStorageTerms } from './features/sales/storage-days/public.ts';
import { announceRemovedStrike } from './features/trading/results/public.ts';

/** Registers the subscribers of every event. Called before a program serves or works; calling it again changes nothing. */
export function registerSubscribers(): void {
  documentGiven.subscribe('take-over-strikes', takeOverStrikes);
  accountOpened.subscribe('record-opening', recordOpening);
  purchaseRecorded.subscribe('make-charges', makeCharges);
  purchaseRecorded.subscribe('keep-storage-terms', keepStorageTerms);
  freightAgreed.subscribe('charge-freight', chargeFreight);
  storageEnded.subscribe('charge-storage', chargeStorage);
  storageWaived.subscribe('cancel-storage', cancelStorage);
  undoingAnswered.subscribe('take-undoing-answer', takeUndoingAnswer);
  undoingOvertaken.subscribe('end-overtaken-undoing', endOvertakenUndoing);
  purchaseCancelled.subscribe('cancel-charges', cancelCharges);
  purchaseCancelled.subscribe('review-pix', reviewPix);
  paymentApproved.subscribe('review-pix', reviewPix);
  moneyMoved.subscribe('review-pix', reviewPix);
  moneyMoved.subscribe('end-paid-requests', endPaidRequests);
  moneyMoved.subscribe('watch-operations', watchOperations);
  purchaseRecorded.subscribe('watch-operations', watchOperations);
  purchaseRefunded.subscribe('refuse-owed-refund', refuseOwedRefund);
  bookFollowed.subscribe('set-off-deposit', setOffChosen);
  depositPaid.subscribe('take-payment', takePayment);
  depositPartEnded.subscribe('end-deposit-return', endDepositReturn);
  strikeRemoved.subscribe('announce-removed-strike', announceRemovedStrike);
  searchMailsEnded.subscribe('turn-search-mails-off', (_deps, transaction, { accountId }) =>
    turnSearchMailsOff(transaction, accountId),
  );
}
