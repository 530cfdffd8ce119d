import { z } from 'zod';
import { bankTerms, readSpelling } from '../cancellations/cancellation-terms.ts';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, instant, reais } from '../../wire/primitives.ts';

/**
 * A consumer takes a purchase back, until the end of the seventh day after it was handed over (rule 0.27). No reason is asked for and nobody
 * has to agree. Bank data is welcome where money has to go back, all of it or none.
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
        /** The price; what was paid for fee and freight goes back with it. */
        valor: reais,
        /** Whether a payment is known that goes back. */
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
