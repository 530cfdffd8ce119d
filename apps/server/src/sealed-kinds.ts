import { secretPlace } from './features/identity/authenticators/public.ts';
import { depositBankPlace } from '@patio/domain/finance/deposits/transfer.ts';
import { paybackBankPlace } from '@patio/domain/finance/paybacks/payback-bank-place.ts';
import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';
import { refundPayeePlace } from './features/sales/cancellations/public.ts';
import { sealedFilesKind, sealedKind, type SealedKind } from './key-changes/public.ts';
import { amlCasePlace } from './features/finance/aml-cases/public.ts';
import { storeBankPlace } from './features/finance/payouts/public.ts';
import { documentFiles } from './features/people/identity/public.ts';
import { complaintFiles } from './features/sales/complaints/public.ts';
import { messageFiles } from './features/sales/deal-messages/public.ts';
import { purchaseFiles } from './features/sales/purchase-documents/public.ts';
import { markKeyPlace } from './platform/secrets/mark-key.ts';
import { pickupCodeMark, pickupCodePlace } from './features/sales/pickup-codes/public.ts';
import { thirdPartyPlace } from './features/sales/pickups/public.ts';
import { collectorPlace } from './features/sales/yard/public.ts';
import { exportPlace, salesRecordPlace } from './features/people/personal-data/public.ts';

/** All that is encrypted with the secret key, and the marks that are renewed with it. */
export const sealedKinds: readonly SealedKind[] = [
  sealedKind('authenticators', secretPlace, {
    table: 'authenticator',
    id: 'account_id',
    belongs: 'account_id',
    content: 'secret',
  }),
  sealedKind('bank-data', bankDataPlace, {
    table: 'cancellation',
    id: 'id',
    belongs: 'purchase_code',
    content: 'bank_data',
  }),
  sealedKind('refund-payees', refundPayeePlace, {
    table: 'cancellation',
    id: 'id',
    belongs: 'purchase_code',
    content: 'refund_payee',
  }),
  sealedKind('deposit-banks', depositBankPlace, {
    table: 'bid_deposit',
    id: 'code',
    belongs: 'code',
    content: 'bank_data',
  }),
  sealedKind('payback-banks', paybackBankPlace, {
    table: 'payback_bank',
    id: 'purchase_code',
    belongs: 'purchase_code',
    content: 'bank_data',
  }),
  sealedKind(
    'pickup-codes',
    { place: pickupCodePlace, markOf: pickupCodeMark },
    {
      table: 'pickup_code',
      id: 'purchase_code',
      belongs: 'purchase_code',
      content: 'sealed',
      mark: 'mark',
    },
  ),
  sealedKind('third-parties', thirdPartyPlace, {
    table: 'pickup_booking',
    id: 'code',
    belongs: 'purchase_code',
    content: 'third_party',
  }),
  sealedKind('collectors', collectorPlace, {
    table: 'yard_exit',
    id: 'code',
    belongs: 'purchase_code',
    content: 'collector',
  }),
  sealedKind('sales-records', salesRecordPlace, {
    table: 'sales_record',
    id: 'purchase_code',
    belongs: 'purchase_code',
    content: 'content',
  }),
  sealedKind('aml-people', amlCasePlace, {
    table: 'aml_case',
    id: 'code',
    belongs: 'code',
    content: 'person',
  }),
  sealedKind('aml-payers', amlCasePlace, {
    table: 'aml_operation',
    id: 'code',
    belongs: 'case_code',
    content: 'payer',
  }),
  sealedKind('aml-words', amlCasePlace, {
    table: 'aml_event',
    id: 'code',
    belongs: 'case_code',
    content: 'words',
  }),
  sealedKind('copies', exportPlace, {
    table: 'personal_data_file',
    id: 'request_code',
    belongs: 'request_code',
    content: 'content',
  }),
  sealedKind('store-banks', storeBankPlace, {
    table: 'store_bank',
    id: 'code',
    belongs: 'partner_id',
    content: 'sealed',
  }),
  sealedKind('mark-key', markKeyPlace, { table: 'mark_key', id: 'id', belongs: 'id', content: 'sealed' }),
  sealedFilesKind('files-of-identities', documentFiles, { table: 'identity_document', column: 'guid' }),
  sealedFilesKind('files-asked-for', documentFiles, { table: 'asked_document', column: 'guid' }),
  sealedFilesKind('files-of-purchases', purchaseFiles, { table: 'purchase_document', column: 'guid' }),
  sealedFilesKind('files-of-messages', messageFiles, { table: 'deal_message_file', column: 'guid' }),
  sealedFilesKind('files-of-complaints', complaintFiles, { table: 'complaint_file', column: 'guid' }),
];
