import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { minimumStep } from '../../wire/minimum-step.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * Whether increments are binding on an offer that has not opened yet, and how large they are: part of the rule that its opening publishes
 * and fixes.
 */
export const setOfferMinimumStep = defineRoute({
  name: 'set-offer-minimum-step',
  method: 'PUT',
  path: '/admin/offers/:id/minimum-step',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'increments',
  summary: 'Makes the steps of an offer binding, before its opening only',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    minimumStep,
    /** The step, also of automatic bids; absent: unchanged. */
    passo: reais.optional(),
    motivo: reason,
  }),
  success: {
    status: 200,
    schema: z.object({ data: z.object({ codigoOferta: z.number(), minimumStep, passo: reais }) }),
  },
  errors: ['offer-not-found', 'minimum-step-fixed'],
});
