import { correctReceiptReference as correctReferenceCall } from '@patio/contract/finance/charges/correct-receipt-reference.ts';
import { decidePayer as decidePayerCall } from '@patio/contract/finance/charges/decide-payer.ts';
import { getOwnCharges as getOwnChargesCall } from '@patio/contract/finance/charges/get-own-charges.ts';
import { getPurchaseCharges as getPurchaseChargesCall } from '@patio/contract/finance/charges/get-purchase-charges.ts';
import { recordReceipt as recordReceiptCall } from '@patio/contract/finance/charges/record-receipt.ts';
import { undoReceipt as undoReceiptCall } from '@patio/contract/finance/charges/undo-receipt.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getOwnCharges } from './get-own-charges.ts';
import { decidePayer, undoReceipt } from './office/change-receipts.ts';
import { correctReceiptReference } from './office/correct-receipt-reference.ts';
import { getPurchaseCharges } from './office/get-purchase-charges.ts';
import { recordReceipt } from './office/record-receipt.ts';

export function paymentRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getOwnChargesCall)(getOwnCharges(deps));
  serve(app, getPurchaseChargesCall)(getPurchaseCharges(deps));
  serve(app, recordReceiptCall)(recordReceipt(deps));
  serve(app, correctReferenceCall)(correctReceiptReference(deps));
  serve(app, undoReceiptCall)(undoReceipt(deps));
  serve(app, decidePayerCall)(decidePayer(deps));
}
