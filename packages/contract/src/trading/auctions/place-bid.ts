import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, reais } from '../../wire/primitives.ts';
import { dealTerms, readDeal } from '../../wire/deal.ts';

/** API-71: a manual bid, or with `ismaximo` an automatic one up to `vllance`. */
export const placeBid = defineRoute({
  name: 'place-bid',
  method: 'POST',
  path: '/lance',
  access: 'user',
  tag: 'auctions',
  summary: 'Places a manual or an automatic bid',
  query: commonQuery,
  body: z.object({ ...dealTerms, ismaximo: z.boolean() }),
  readBody: readDeal,
  bodyCheck: 'late',
  idempotent: true,
  success: {
    status: 201,
    schema: z.object({
      data: z.object({
        codigo: z.number(),
        cdofrta: z.number(),
        valorLeilao: reais,
        lider: z.boolean(),
        /** The bidder's own pseudonym within this offer. */
        participante: z.string(),
      }),
    }),
  },
  errors: [
    'offer-not-found',
    'offer-finished',
    'limit-reached',
    'exposure-unconfirmed',
    'exposure-unverified',
    'exposure-verified',
    'deposit-missing',
    'deposit-missing-always',
    'suspicious-amount',
    'bid-too-soon',
    'bid-below-minimum',
    'bid-below-step',
    'higher-bid-exists',
    'already-leading',
    'maximum-not-raised',
    'store-unavailable',
    'offer-stayed',
    'own-offer',
    'staff-cannot-deal',
    'on-blocklist',
    'strikes',
    'regrets-need-proof',
    'personal-data-needed',
    'own-address-needed',
    'address-needed',
    'freight-needed',
    'costs-changed',
    'key-reused',
  ],
});
