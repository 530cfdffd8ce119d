import { z } from 'zod';
import { undoToken } from '../../identity/undo/undo-change.ts';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { purchaseRow } from './purchase-row.ts';

/**
 * The order data of a purchase (S-14). `formaPagamento`: `A` paid at once, `EF` financed by others, or free text. The buyer is notified
 * when the invoice is issued and when the payment is approved. Only the version that was read can be changed. What the buyer
 * was notified of cannot be taken back (`desfazer`).
 */
export const saveOrder = defineRoute({
  name: 'save-order',
  method: 'PUT',
  path: '/admin/purchases/:id/order',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'purchases',
  summary: 'Saves invoice, payment and form of payment of a purchase',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    notaFiscal: z.boolean(),
    pagamentoAprovado: z.boolean(),
    formaPagamento: requiredLine(60, 'payment-form').nullable(),
    versao: z.number().int().min(0),
  }),
  success: { status: 200, schema: z.object({ data: purchaseRow, desfazer: undoToken }) },
  errors: ['purchase-not-found', 'purchase-changed', 'order-completed', 'order-refunded'],
});
