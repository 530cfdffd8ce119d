import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { purchaseDocuments } from './purchase-document.ts';

/** Withdraws an open request, with a reason that the buyer reads; what they have sent stays. */
export const withdrawPurchaseDocumentRequest = defineRoute({
  name: 'withdraw-purchase-document-request',
  method: 'POST',
  path: '/admin/purchases/:id/document-requests/:pedido/withdraw',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'purchase-documents',
  summary: 'Withdraws the request for a document of a purchase',
  params: z.object({ id: code, pedido: code }),
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: purchaseDocuments }) },
  errors: ['purchase-not-found', 'purchase-document-changed', 'purchase-document-locked'],
});
