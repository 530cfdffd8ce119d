import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/**
 * The bidder accepts their second chance, which is a sale under the terms of their last bid, or declines it. The same answer again changes
 * nothing.
 */
export const answerSecondChance = defineRoute({
  name: 'answer-second-chance',
  method: 'POST',
  path: '/offer/:id/segunda-chance',
  access: 'user',
  tag: 'second-chances',
  summary: 'Accepts or declines a second chance',
  params: codeParams,
  query: commonQuery,
  body: z.object({ aceita: z.boolean() }),
  idempotent: true,
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoOferta: z.number(),
        situacao: z.enum(['aceita', 'recusada']),
        codigoCompra: z.number().nullable(),
      }),
    }),
  },
  errors: [
    'store-unavailable',
    'offer-stayed',
    'offer-not-found',
    'second-chance-not-found',
    'second-chance-answered',
    'second-chance-over',
    'limit-reached',
    'exposure-unconfirmed',
    'exposure-unverified',
    'exposure-verified',
    'deposit-missing',
    'deposit-missing-always',
    'own-offer',
    'staff-cannot-deal',
    'on-blocklist',
    'strikes',
    'regrets-need-proof',
    'personal-data-needed',
    'own-address-needed',
    'key-reused',
  ],
});
