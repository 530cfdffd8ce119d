import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { line, text } from '../../wire/text.ts';

/**
 * Answers a correction request, with a text; the user is notified. `valor` is the new document, e-mail, trade name or date of birth
 * (dd/mm/aaaa): without it nothing is corrected. An e-mail counts after 72 hours, until which its owner can stop it, as `request-access-change`.
 */
export const answerCorrection = defineRoute({
  name: 'answer-correction',
  method: 'POST',
  path: '/admin/personal-data-requests/:id/answer',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'personal-data',
  summary: 'Answers a request for correction',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    atendido: z.boolean(),
    valor: line(200, 'correction-value').optional(),
    resposta: text(2000, 'answer-length').min(5, 'answer-length'),
  }),
  success: { status: 204 },
  errors: [
    'personal-data-request-not-found',
    'personal-data-request-answered',
    'document-barred',
    'user-not-found',
    'account-of-staff',
    'access-change-of-blocked',
    'access-change-of-leaving',
    'access-change-same',
    'access-change-open',
    'access-change-taken',
  ],
});
