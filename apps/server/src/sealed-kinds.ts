import { secretPlace } from './features/identity/authenticators/public.ts';
import { depositBankPlace } from '@patio/domain/finance/deposits/transfer.ts';
import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';
import { refundPayeePlace } from './features/sales/cancellations/public.ts';
import { sealedKind, type SealedKind } from './key-changes/public.ts';
import { amlCasePlace } from './features/finance/aml-cases/public.ts';
import { pickupCodePlace } from './features/sales/pickup-codes/public.ts';
import { thirdPartyPlace } from './features/sales/pickups/public.ts';
import { collectorPlace } from './features/sales/yard/public.ts';
import { exportPlace, salesRecordPlace } from './features/people/personal-data/public.ts';

/** All kinds of encrypted texts. */
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
  sealedKind('pickup-codes', pickupCodePlace, {
    table: 'pickup_code',
    id: 'purchase_code',
    belongs: 'purchase_code',
    content: 'sealed',
  }),
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
];
