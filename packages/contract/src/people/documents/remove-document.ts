import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { ownDocument } from './document-words.ts';

/** Removes the file that the user sent, until staff have decided; the request stays open. */
export const removeDocument = defineRoute({
  name: 'remove-document',
  method: 'DELETE',
  path: '/usrio/documentos/:id',
  access: 'user',
  tag: 'limits',
  summary: 'Removes a document that was sent',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: ownDocument }) },
  errors: ['document-request-not-found', 'document-request-changed'],
});
