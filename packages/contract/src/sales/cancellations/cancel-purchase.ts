import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { bankTerms, cancellationTerms, readSpelling } from './cancellation-terms.ts';

/** Result of a cancellation: done, or pending with the sales team (S-13). */
export const cancellationResult = z.enum(['CANCELADO', 'AGUARDANDO']);

/** API-74: bank data is required if there is a refund (C-81). */
export const cancelPurchase = defineRoute({
  name: 'cancel-purchase',
  method: 'POST',
  path: '/offer/cancelCompra',
  access: 'user',
  tag: 'cancellations',
  summary: 'Cancels a purchase of the signed-in user, or asks the sales team to',
  query: commonQuery,
  body: z.object({ cdOfrta: code, ...cancellationTerms, ...bankTerms }),
  readBody: readSpelling('cdOfrta'),
  idempotent: true,
  success: { status: 200, schema: z.object({ data: cancellationResult }) },
  errors: [
    'offer-not-found',
    'nothing-to-cancel',
    'cancellation-requested',
    'cancellation-refused-before',
    'cancellation-term-over',
    'cancel-text-needed',
    'cancel-reason-unknown',
    'key-reused',
  ],
});
