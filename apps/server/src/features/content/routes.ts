import { getText as getTextCall } from '@patio/contract/content/get-text.ts';
import { listBanners as listBannersCall } from '@patio/contract/content/list-banners.ts';
import { listIdioms as listIdiomsCall } from '@patio/contract/content/list-idioms.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { getText } from './get-text.ts';
import { listBanners } from './list-banners.ts';
import { listIdioms } from './list-idioms.ts';

export function contentRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listBannersCall)(listBanners(deps));
  serve(app, getTextCall)(getText(deps));
  serve(app, listIdiomsCall)(listIdioms());
}
