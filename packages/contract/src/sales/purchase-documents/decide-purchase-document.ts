import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { documentParams, purchaseDocuments } from './purchase-document.ts';

/** Accepts a file of the buyer, or refuses it with a reason that they read; a file that was replaced meanwhile is not decided on. */
export const decidePurchaseDocument = defineRoute({
  name: 'decide-purchase-document',
  method: 'POST',
  path: '/admin/purchases/:id/documents/:guid/decide',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'purchase-documents',
  summary: 'Accepts or refuses a document of the buyer',
  params: documentParams,
  query: commonQuery,
  body: z.union([
    z.object({ aceito: z.literal(true) }),
    z.object({ aceito: z.literal(false), motivo: reason }),
  ]),
  success: { status: 200, schema: z.object({ data: purchaseDocuments }) },
  errors: [
    'purchase-not-found',
    'not-allowed',
    'purchase-document-not-found',
    'purchase-document-changed',
    'purchase-document-locked',
  ],
});
