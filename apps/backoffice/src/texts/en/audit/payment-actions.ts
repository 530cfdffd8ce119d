import type { paymentActions as ptbr } from '../../ptbr/audit/payment-actions.ts';

/** Actions about money, as the audit log names them. */
export const paymentActions: typeof ptbr = {
  'propose-payback': 'Proposed to give money back',
  'release-payback': 'Released a payback',
  'reject-payback': 'Turned a payback down',
  'record-payback-transfer': 'Recorded the transfer of a payback',
  'end-payback': 'A payback by Pix ended',
  'close-day': 'Closed a day of the book',
  'reopen-day': 'Opened a day of the book again',
  'open-aml-case': 'Opened a money laundering case',
  'extend-aml-case': 'Operations added to a case',
  'take-aml-case': 'Took a case',
  'note-aml-case': 'Added a note to a case',
  'report-aml-case': 'Decided to report a case',
  'record-aml-report': 'Recorded the report of a case',
  'dismiss-aml-case': 'Dismissed a case',
  'download-aml-case': 'Saved the file of a case',
  'record-receipt': 'Recorded a receipt',
  'undo-receipt': 'Took the record of a receipt back',
  'accept-payer': 'Accepted the payment of another payer',
  'return-to-payer': 'Returned the payment of another payer',
};
