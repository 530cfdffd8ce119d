import { accountTextsEn } from '../../refund-account/public.ts';
import type { cancellationTextsPt } from './ptbr.ts';

export const cancellationTextsEn: typeof cancellationTextsPt = {
  title: 'Request cancellation',
  dialogTitle: {
    cancelProposal: 'Cancel proposal',
    cancelPurchase: 'Cancel purchase',
    withdrawConditional: 'Withdraw from the conditional sale',
  },
  dialogIntro: {
    cancelProposal: 'The proposal is withdrawn immediately. Tell us the reason:',
    cancelPurchase:
      'If the sales team has not started work on the purchase, it is cancelled immediately; otherwise, your request is reviewed. Tell us the reason:',
  },
  withdrawIntro:
    'This is not a purchase yet: your bid is the highest but below the reserve, and the sales team decides whether to accept it. A bid is a commitment, so the team also decides on this request. If it accepts the bid first, the sale stands and your request is reviewed as a cancellation of the purchase: the team may release you without a record, or treat the purchase as not completed, with a record on your account. Tell us the reason:',
  withdrawAsked:
    'Your request to withdraw from the conditional sale was sent for review. We will let you know the answer.',
  askIntro:
    'This purchase is a commitment. The sales team reviews your request: it may release you without a record, or treat the purchase as not completed, with a record on your account. Until it answers, the purchase stands. Tell us the reason:',
  regretHint:
    'As a consumer, you may also return it without giving a reason, using the “Return the purchase” button.',
  reason: 'Reason',
  reasonText: 'Explanation',
  optional: 'optional',
  left: (count: number) => `${count} of 500 characters`,
  send: 'Send',
  errorTitle: 'Cancellation failed',
  errorText: 'The cancellation failed. Please try again.',
  doneTitle: 'Done',
  loadingReasons: 'Loading the reasons',
  reasonsFailed: 'The reasons could not be loaded.',
  loadFailed: 'The details of the purchase could not be loaded.',
  noneTitle: 'Nothing to cancel',
  noneText: 'You have no purchase to cancel on this offer.',
  requestedTitle: 'Cancellation already requested',
  requestedText:
    'The cancellation of this purchase has already been requested. Check its status in My purchases.',
  backToPurchases: 'Back to my purchases',
  summary: 'Your purchase',
  value: 'Amount',
  usage: 'Mileage',
  years: 'Year of manufacture/model',
  gearbox: 'Gearbox',
  colour: 'Colour',
  fuel: 'Fuel',
  plate: 'Plate',
  status: 'Status',
  notInformed: 'Not provided',
  formTitle: 'Reason for the cancellation',
  ...accountTextsEn,
  previous: 'Back',
  next: 'Continue',
  failed: 'The cancellation could not be requested.',
  errors: {
    reason: 'Choose the reason',
    text: 'Enter the explanation',
    ...accountTextsEn.errors,
  },
};
