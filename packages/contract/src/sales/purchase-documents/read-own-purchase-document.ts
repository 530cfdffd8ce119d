import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { documentParams } from './purchase-document.ts';

/** The file of a document of a purchase of the signed-in user, as a download. */
export const readOwnPurchaseDocument = defineRoute({
  name: 'read-own-purchase-document',
  method: 'GET',
  path: '/usrio/compras/:id/documentos/:guid/arquivo',
  access: 'user',
  tag: 'purchase-documents',
  summary: 'Downloads a document of a purchase of the signed-in user',
  params: documentParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['purchase-not-found', 'purchase-document-not-found'],
});
