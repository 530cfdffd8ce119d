import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { cancellationTerms, readSpelling } from '../cancellations/cancellation-terms.ts';

/** API-73: withdraws the user's own open proposal at once (S-13). */
export const withdrawProposal = defineRoute({
  name: 'withdraw-proposal',
  method: 'POST',
  path: '/lance/cancelPurpose',
  access: 'user',
  tag: 'cancellations',
  summary: 'Withdraws an open proposal of the signed-in user',
  query: commonQuery,
  body: z.object({ cdlance: code, ...cancellationTerms }),
  readBody: readSpelling('cdlance'),
  success: { status: 200, schema: z.object({ data: z.literal('CANCELADO') }) },
  errors: [
    'proposal-not-open',
    'cancel-text-needed',
    'cancel-reason-unknown',
    'offer-not-found',
    'key-reused',
  ],
});
