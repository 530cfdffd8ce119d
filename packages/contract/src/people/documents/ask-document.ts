import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { accountDocument, askedDocument } from './document-words.ts';

/** Asks a user for a document, which they send in their profile. One request for each kind is open at a time; the user is notified why it is asked. */
export const askDocument = defineRoute({
  name: 'ask-document',
  method: 'POST',
  path: '/admin/accounts/:id/documents',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'limits',
  summary: 'Asks a user for a document',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    tipo: askedDocument,
    motivo: reason,
    /** The last day in São Paulo, yyyy-mm-dd: today or later, at most a year away. */
    prazo: z.iso.date('document-due'),
  }),
  success: { status: 201, schema: z.object({ data: accountDocument }) },
  errors: [
    'user-not-found',
    'own-identity',
    'document-of-blocked',
    'document-not-of-profile',
    'document-asked-already',
  ],
});
