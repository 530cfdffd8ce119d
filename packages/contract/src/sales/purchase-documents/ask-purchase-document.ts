import { ASKED_OF_BUYER } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { documentKind, purchaseDocuments } from './purchase-document.ts';

/** Asks the buyer for a document until a day; one request of a kind is open at a time. The buyer is notified. */
export const askPurchaseDocument = defineRoute({
  name: 'ask-purchase-document',
  method: 'POST',
  path: '/admin/purchases/:id/document-requests',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'purchase-documents',
  summary: 'Asks the buyer of a purchase for a document',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    tipo: documentKind.refine((kind) => ASKED_OF_BUYER.includes(kind)),
    motivo: reason,
    /** The last day in São Paulo, yyyy-mm-dd: today or later, at most a year away. */
    prazo: z.iso.date('document-due'),
  }),
  success: { status: 201, schema: z.object({ data: purchaseDocuments }) },
  errors: [
    'purchase-not-found',
    'not-allowed',
    'purchase-document-asked',
    'purchase-document-locked',
    'purchase-over',
  ],
});
