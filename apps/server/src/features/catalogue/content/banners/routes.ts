import { createBanner as createCall } from '@patio/contract/catalogue/content/create-banner.ts';
import { deleteBanner as deleteCall } from '@patio/contract/catalogue/content/delete-banner.ts';
import { listStaffBanners as listCall } from '@patio/contract/catalogue/content/list-staff-banners.ts';
import { moveBanner as moveCall } from '@patio/contract/catalogue/content/move-banner.ts';
import { saveBanner as saveCall } from '@patio/contract/catalogue/content/save-banner.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../../deps.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { createBanner } from './create-banner.ts';
import { deleteBanner } from './delete-banner.ts';
import { listStaffBanners } from './list-staff-banners.ts';
import { moveBanner } from './move-banner.ts';
import { saveBanner } from './save-banner.ts';

export function bannerRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const storage = openStorage(deps.config);
  serve(app, listCall)(listStaffBanners(deps));
  serve(app, createCall)(createBanner(deps, storage));
  serve(app, saveCall)(saveBanner(deps, storage));
  serve(app, moveCall)(moveBanner(deps));
  serve(app, deleteCall)(deleteBanner(deps));
}
