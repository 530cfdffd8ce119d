import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { requiredLine } from '../../wire/text.ts';
import { finePayerWord, transferReply } from './transfer.ts';

/**
 * Records a fine that became known after the sale, with who pays it: the buyer from the day of the delivery on. Another payer needs a reason,
 * which the buyer reads. The buyer is notified.
 */
export const addTransferFine = defineRoute({
  name: 'add-transfer-fine',
  method: 'POST',
  path: '/admin/purchases/:id/fines',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'transfer',
  summary: 'Records a fine of a sold vehicle',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    /** The day of the offence, yyyy-mm-dd. */
    em: z.iso.date('transfer-day'),
    valor: reais.min(0.01, 'fine-value').max(1_000_000, 'fine-value'),
    descricao: requiredLine(200, 'fine-description'),
    paga: finePayerWord,
    motivo: reason.nullable().default(null),
  }),
  success: { status: 201, schema: transferReply },
  errors: [
    'purchase-not-found',
    'purchase-over',
    'not-allowed',
    'transfer-day',
    'fine-reason',
    'fine-recorded',
    'fines-many',
  ],
});
