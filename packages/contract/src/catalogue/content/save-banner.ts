import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { bannerFields, staffBanner } from './staff-banner.ts';

/** Changes a banner. Only the version that was read can be changed; pages show it at once. */
export const saveBanner = defineRoute({
  name: 'save-banner',
  method: 'PUT',
  path: '/admin/banners/:id',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Changes a banner',
  params: codeParams,
  query: commonQuery,
  bodyBytes: 8 * 1024 * 1024,
  body: bannerFields.extend({ versao: z.number().int().min(1) }),
  success: { status: 200, schema: z.object({ data: staffBanner }) },
  errors: [
    'banner-not-found',
    'content-changed',
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
