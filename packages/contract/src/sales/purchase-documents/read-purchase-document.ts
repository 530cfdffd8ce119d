import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { documentParams } from './purchase-document.ts';

/** The file of a document as a download; every access is audited. */
export const readPurchaseDocument = defineRoute({
  name: 'read-purchase-document',
  method: 'GET',
  path: '/admin/purchases/:id/documents/:guid/file',
  access: 'staff',
  roles: ['sales', 'finance', 'support'],
  partners: true,
  tag: 'purchase-documents',
  summary: 'Downloads a document of a purchase',
  params: documentParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['purchase-not-found', 'purchase-document-not-found'],
});
