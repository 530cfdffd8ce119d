import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { accountDocument } from './document-words.ts';

/** Accepts or refuses the file that staff saw. A refused file is deleted, and the user may send another one; they are notified either way. */
export const decideDocument = defineRoute({
  name: 'decide-document',
  method: 'POST',
  path: '/admin/documents/:id/decide',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'limits',
  summary: 'Accepts or refuses a document',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    aceito: z.boolean(),
    motivo: reason,
    /** The file that was seen: one that the user sent meanwhile is not decided on. */
    arquivo: z.uuid(),
    /** The last day of a licence that is accepted, yyyy-mm-dd. */
    validade: z.iso.date('document-expiry').optional(),
  }),
  success: { status: 200, schema: z.object({ data: accountDocument }) },
  errors: ['document-request-not-found', 'document-request-changed', 'own-identity'],
});
