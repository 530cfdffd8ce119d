import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { bannerFields, staffBanner } from './staff-banner.ts';

/** Adds a banner after the others of its category. Its picture is checked and encoded again, as photos of offers are. */
export const createBanner = defineRoute({
  name: 'create-banner',
  method: 'POST',
  path: '/admin/banners',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Adds a banner',
  query: commonQuery,
  bodyBytes: 8 * 1024 * 1024,
  body: bannerFields,
  success: { status: 201, schema: z.object({ data: staffBanner }) },
  errors: [
    'banner-picture-missing',
    'category-unknown',
    'banner-store-unknown',
    'banner-link-refused',
    'banner-link-outside',
    'banner-offer-missing',
    'banner-offer-unknown',
    'banner-button-incomplete',
    'banner-period',
    'banner-picture-refused',
  ],
});
