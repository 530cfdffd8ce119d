import { exportBook } from '@patio/contract/finance/accounting/export-book.ts';
import { exportDeposits } from '@patio/contract/finance/deposits/export-deposits.ts';
import { listDeposits } from '@patio/contract/finance/deposits/list-deposits.ts';
import { addOwnPurchaseDocument } from '@patio/contract/sales/purchase-documents/add-own-purchase-document.ts';
import { readOwnPurchaseDocument } from '@patio/contract/sales/purchase-documents/read-own-purchase-document.ts';
import { recordConsent } from '@patio/contract/identity/consents/record-consent.ts';
import { expect, it } from 'vitest';
import { usualWork } from './usual-work.ts';

it.each([
  ['a page of a list', listDeposits, 'read'],
  ['its export', exportDeposits, 'whole'],
  ['the export of a book', exportBook, 'whole'],
  ['a file that is fetched', readOwnPurchaseDocument, 'file'],
  ['a file that is sent', addOwnPurchaseDocument, 'file'],
  ['another change', recordConsent, 'change'],
] as const)('%s waits in its own queue', (_what, contract, work) => {
  expect(usualWork(contract)).toBe(work);
});
