import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { DOCUMENT_BYTES } from '../identity/identity-words.ts';
import { ownDocument } from './document-words.ts';

/** Sends the file of a document that was asked for, or replaces it until staff have decided. */
export const sendDocument = defineRoute({
  name: 'send-document',
  method: 'PUT',
  path: '/usrio/documentos/:id',
  access: 'user',
  tag: 'limits',
  summary: 'Sends a document',
  params: codeParams,
  query: commonQuery,
  bodyBytes: 3 * 1024 * 1024,
  body: z.object({
    /** Base64 of a PDF, PNG or JPEG, detected from its content. */
    conteudo: z
      .string('document-size')
      .min(1, 'document-size')
      .max(Math.ceil(DOCUMENT_BYTES / 3) * 4, 'document-size')
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'document-kind'),
  }),
  success: { status: 200, schema: z.object({ data: ownDocument }) },
  errors: ['document-request-not-found', 'document-request-changed'],
});
