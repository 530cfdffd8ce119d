import { getAllGalleries } from '../catalogue/get-all-galleries.ts';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { previewParams } from './preview-token.ts';

/** API-33, S-26: the pictures of every profile, in the form of API-09. */
export const getPreviewGalleries = defineRoute({
  name: 'get-preview-galleries',
  method: 'GET',
  path: '/offer/token/:token/gallery/all',
  access: 'public',
  tag: 'preview',
  summary: 'Pictures of a preview per profile',
  params: previewParams,
  query: commonQuery,
  success: { status: 200, schema: getAllGalleries.success.schema },
  errors: ['preview-not-found'],
});
