import { PAYER_NAME_LENGTH, payerDocument } from '@patio/domain/finance/charges/payer.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { requiredLine, line } from '../../wire/text.ts';
import { chargesOfPurchase } from './charge.ts';

/**
 * Records money that arrived for a charge, once for each `referencia` of the bank, or of the receipt for cash. Too much is owed back; money of another payer than the
 * buyer waits until finance decides. Both sides are notified.
 */
export const recordReceipt = defineRoute({
  name: 'record-receipt',
  method: 'POST',
  path: '/admin/charges/:id/receipts',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Records money that arrived for a charge',
  params: codeParams,
  query: commonQuery,
  body: z
    .object({
      valor: reais,
      /** Of `especie`, the payer is who handed it over, with their document. */
      forma: z.enum(['transferencia', 'especie']).default('transferencia'),
      dia: z.iso.date({ error: 'day-invalid' }),
      pagador: requiredLine(PAYER_NAME_LENGTH, 'receipt-payer'),
      /** CPF or CNPJ; null: the bank does not say it. */
      documentoPagador: line(20, 'receipt-payer-document')
        .refine((typed) => payerDocument(typed) !== null, 'receipt-payer-document')
        .nullable(),
      referencia: requiredLine(80, 'receipt-reference'),
    })
    .refine(({ forma, documentoPagador }) => forma !== 'especie' || documentoPagador !== null, {
      error: 'receipt-cash-document',
      path: ['documentoPagador'],
    }),
  success: { status: 201, schema: z.object({ data: chargesOfPurchase }) },
  errors: [
    'charge-not-found',
    'receipt-duplicate',
    'receipt-less-left',
    'repayment-reference',
    'receipt-amount',
    'receipt-day',
  ],
});
