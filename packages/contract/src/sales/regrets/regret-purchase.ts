import { z } from 'zod';
import { bankTerms, readSpelling } from '../cancellations/cancellation-terms.ts';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, instant, reais } from '../../wire/primitives.ts';

/**
 * A consumer returns a purchase, until the end of the seventh day after the handover (rule 0.27). No reason is required and nobody has to
 * agree. Bank data for the refund is optional, but must be complete.
 */
export const regretPurchase = defineRoute({
  name: 'regret-purchase',
  method: 'POST',
  path: '/offer/arrependimento',
  access: 'user',
  tag: 'cancellations',
  summary: 'Takes back a purchase of the signed-in user within the term of regret',
  query: commonQuery,
  body: z.object({ cdOfrta: code, ...bankTerms }),
  readBody: readSpelling('cdOfrta'),
  idempotent: true,
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoCompra: z.number(),
        protocolo: z.string(),
        em: instant,
        /** The price; fee and freight paid are refunded too. */
        valor: reais,
        /** Whether there is a known payment to refund. */
        devolucao: z.boolean(),
      }),
    }),
  },
  errors: [
    'offer-not-found',
    'nothing-to-regret',
    'purchase-undone',
    'regret-not-consumer',
    'regret-not-this-kind',
    'regret-term-over',
    'key-reused',
  ],
});
