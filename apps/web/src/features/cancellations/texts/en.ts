import { accountTextsEn } from '../../refund-account/public.ts';
import type { cancellationTextsPt } from './ptbr.ts';

export const cancellationTextsEn: typeof cancellationTextsPt = {
  title: 'Request cancellation',
  dialogTitle: { cancelProposal: 'Cancel proposal', cancelPurchase: 'Cancel purchase' },
  dialogIntro: {
    cancelProposal: 'The proposal stops standing at once. Tell us the reason:',
    cancelPurchase:
      'If nobody of the sales team has begun to work on the purchase, it is cancelled at once; otherwise your request is reviewed. Tell us the reason:',
  },
  askIntro:
    'This purchase is a commitment. The sales team reviews your request: it may let you go without a record, or take the purchase as not completed, with a record on your account. Until its answer the purchase stands. Tell us the reason:',
  regretHint:
    'As a consumer you may also take it back without a reason, by the button “Take the purchase back”.',
  reason: 'Reason',
  reasonText: 'Explanation',
  optional: 'optional',
  left: (count: number) => `${count} of 500 characters`,
  send: 'Send',
  errorTitle: 'It could not be cancelled',
  errorText: 'It could not be cancelled. Please try again.',
  doneTitle: 'Done',
  loadingReasons: 'Loading the reasons',
  reasonsFailed: 'The reasons could not be loaded.',
  loadFailed: 'The data of the purchase could not be loaded.',
  noneTitle: 'Nothing to cancel',
  noneText: 'You have no purchase to cancel on this offer.',
  requestedTitle: 'Cancellation already requested',
  requestedText:
    'The cancellation of this purchase was requested already. See how it stands in My purchases.',
  backToPurchases: 'Back to my purchases',
  summary: 'Your purchase',
  value: 'Amount',
  usage: 'Usage',
  years: 'Year of manufacture/model',
  gearbox: 'Gearbox',
  colour: 'Colour',
  fuel: 'Fuel',
  plate: 'Plate',
  status: 'Status',
  notInformed: 'Not informed',
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
