import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sealedKinds } from '../sealed-kinds.ts';

/** What uses the secret key, and the kinds that are renewed for it when the key changes. */
const RENEWED: Readonly<Record<string, readonly string[]>> = {
  'finance/aml-cases/sealed-case.ts': ['aml-people', 'aml-payers', 'aml-words'],
  'finance/deposits/bank/deposit-bank.ts': ['deposit-banks'],
  'finance/paybacks/bank/payback-bank.ts': ['payback-banks'],
  'finance/payouts/bank/bank-data.ts': ['store-banks'],
  'identity/second-steps/begin-authenticator.ts': ['authenticators'],
  'people/identity/document-file.ts': ['files-of-identities', 'files-asked-for'],
  'people/personal-data/export/prepare-exports.job.ts': ['copies'],
  'people/personal-data/sales-records/sales-record.ts': ['sales-records'],
  'people/blocklist/add-listing.ts': ['mark-key'],
  'people/strikes/document-marks.ts': ['mark-key'],
  'sales/cancellations/bank-data/seal-bank-data.ts': ['bank-data'],
  'sales/cancellations/refunds/refund-payee.ts': ['refund-payees'],
  'sales/complaints/files/complaint-files.ts': ['files-of-complaints'],
  'sales/deal-messages/files/message-files.ts': ['files-of-messages'],
  'sales/pickup-codes/code-secrets.ts': ['pickup-codes'],
  'sales/pickups/third-party.ts': ['third-parties'],
  'sales/purchase-documents/files/purchase-files.ts': ['files-of-purchases'],
  'sales/yard/gate/collector.ts': ['collectors'],
};

/** What nothing renews: it ends with the key, as docs/runbooks/replace-secret-key.md tells. */
const LOST: readonly string[] = [
  'catalogue/saved-searches/off-token.ts',
  'identity/authenticators/check-authenticator.ts',
  'identity/authenticators/recovery-codes.ts',
  'identity/email-confirmations/confirmation-token.ts',
  'identity/sessions/devices/known-device.ts',
  'messaging/alerts/off-token.ts',
  'messaging/alerts/push/push-keys.ts',
  'people/blocklist/mark-device.ts',
  'people/reviews/check-bidding.ts',
  'people/reviews/trace-book.ts',
];

const USES = /\b(?:seal|sealedFiles|everyKey|oldestKey|newMarkKey)\(|\bsecretKey\b/;

test('whatever seals or marks with the secret key is renewed when it changes, or is told as lost', async () => {
  const features = path.join(import.meta.dirname, '../features');
  const found: string[] = [];
  for (const file of globSync('**/*.ts', { cwd: features })) {
    if (file.endsWith('.test.ts')) continue;
    if (USES.test(await readFile(path.join(features, file), 'utf8'))) found.push(file);
  }
  expect(found.toSorted()).toEqual([...Object.keys(RENEWED), ...LOST].toSorted());
  const kinds = sealedKinds.map(({ name }) => name).toSorted();
  expect([...new Set(Object.values(RENEWED).flat())].toSorted()).toEqual(kinds);
});
