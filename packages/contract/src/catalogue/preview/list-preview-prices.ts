import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { price } from '../../wire/offer.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { previewParams } from './preview-token.ts';

/** API-32, S-26: one price object for every profile. */
export const listPreviewPrices = defineRoute({
  name: 'list-preview-prices',
  method: 'GET',
  path: '/offer/token/:token/pricelist',
  access: 'public',
  tag: 'preview',
  summary: 'Prices of a preview per profile',
  params: previewParams,
  query: commonQuery,
  success: { status: 200, schema: z.array(price) },
  errors: ['preview-not-found'],
});
