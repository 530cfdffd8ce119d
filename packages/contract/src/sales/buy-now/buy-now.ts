import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { dealTerms, readDeal } from '../../wire/deal.ts';

/** API-70: the first valid one wins the offer (S-06). */
export const buyNow = defineRoute({
  name: 'buy-now',
  method: 'POST',
  path: '/compreja',
  access: 'user',
  tag: 'purchases',
  summary: 'Buys an offer at its buy-now price',
  query: commonQuery,
  body: z.object(dealTerms),
  readBody: readDeal,
  bodyCheck: 'late',
  idempotent: true,
  success: {
    status: 201,
    schema: z.object({
      data: z.object({ codigo: z.number(), cdofrta: z.number(), statusOferta: z.literal('V') }),
    }),
  },
  errors: [
    'offer-not-found',
    'offer-finished',
    'limit-reached',
    'exposure-unconfirmed',
    'exposure-unverified',
    'exposure-verified',
    'price-changed',
    'not-for-sale-now',
    'buy-now-reached',
    'bought-and-undone',
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
