import { defineRoute } from '../../route/define-route.ts';
import { offer } from '../../wire/offer.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { previewParams } from './preview-token.ts';

/** API-31, S-26: the offer of a preview link, published or not, as a visitor would see it. */
export const getPreview = defineRoute({
  name: 'get-preview',
  method: 'GET',
  path: '/offer/token/:token',
  access: 'public',
  tag: 'preview',
  summary: 'The offer of a preview link',
  params: previewParams,
  query: commonQuery,
  success: { status: 200, schema: offer },
  errors: ['preview-not-found'],
});
