import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { secret } from '../../wire/text.ts';
import { personalDataRequest } from './personal-data-request.ts';

/**
 * Requests the deletion of the user's account. All sessions end; signing in within the days of grace cancels it, afterwards the account is
 * anonymised. `impedimentos` of the page lists what must end before. `confirmacao` is the password, or the mailed code.
 */
export const requestDeletion = defineRoute({
  name: 'request-deletion',
  method: 'POST',
  path: '/usrio/dados/exclusao',
  access: 'user',
  tag: 'personal-data',
  summary: 'Asks for the deletion of one’s account',
  query: commonQuery,
  body: z.object({ confirmacao: secret('confirmation-required') }),
  success: { status: 201, schema: z.object({ data: personalDataRequest }) },
  errors: ['wrong-current-password', 'confirmation-code-wrong', 'deletion-not-here', 'deletion-open-deals'],
});
