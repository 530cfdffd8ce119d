import { secretPlace } from './features/identity/authenticators/public.ts';
import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';
import { refundPayeePlace } from './features/sales/cancellations/public.ts';
import { sealedKind, type SealedKind } from './key-changes/public.ts';
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
  sealedKind('sales-records', salesRecordPlace, {
    table: 'sales_record',
    id: 'purchase_code',
    belongs: 'purchase_code',
    content: 'content',
  }),
  sealedKind('copies', exportPlace, {
    table: 'personal_data_file',
    id: 'request_code',
    belongs: 'request_code',
    content: 'content',
  }),
];
