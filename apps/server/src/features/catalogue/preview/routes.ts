import { getPreview as getPreviewCall } from '@patio/contract/catalogue/preview/get-preview.ts';
import { getPreviewGalleries as getPreviewGalleriesCall } from '@patio/contract/catalogue/preview/get-preview-galleries.ts';
import { listPreviewPrices as listPreviewPricesCall } from '@patio/contract/catalogue/preview/list-preview-prices.ts';
import { listPreviewProfiles as listPreviewProfilesCall } from '@patio/contract/catalogue/preview/list-preview-profiles.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getPreview } from './get-preview.ts';
import { getPreviewGalleries } from './get-preview-galleries.ts';
import { listPreviewPrices } from './list-preview-prices.ts';
import { listPreviewProfiles } from './list-preview-profiles.ts';

export function previewRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getPreviewCall)(getPreview(deps));
  serve(app, getPreviewGalleriesCall)(getPreviewGalleries(deps));
  serve(app, listPreviewPricesCall)(listPreviewPrices(deps));
  serve(app, listPreviewProfilesCall)(listPreviewProfiles(deps));
}
