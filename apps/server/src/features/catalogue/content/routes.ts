import { getText as getTextCall } from '@patio/contract/catalogue/content/get-text.ts';
import { listBanners as listBannersCall } from '@patio/contract/catalogue/content/list-banners.ts';
import { listTranslations as listTranslationsCall } from '@patio/contract/catalogue/content/list-translations.ts';
import { saveTranslation as saveTranslationCall } from '@patio/contract/catalogue/content/save-translation.ts';
import { listIdioms as listIdiomsCall } from '@patio/contract/catalogue/content/list-idioms.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { bannerRoutes } from './banners/routes.ts';
import { getText } from './get-text.ts';
import { listBanners } from './list-banners.ts';
import { listIdioms } from './list-idioms.ts';
import { listTranslations } from './list-translations.ts';
import { saveTranslation } from './save-translation.ts';
import { textRoutes } from './texts/routes.ts';

export function contentRoutes(app: FastifyInstance, deps: ServerDeps): void {
  bannerRoutes(app, deps);
  textRoutes(app, deps);
  serve(app, listBannersCall)(listBanners(deps));
  serve(app, getTextCall)(getText(deps));
  serve(app, listIdiomsCall)(listIdioms());
  serve(app, listTranslationsCall)(listTranslations(deps));
  serve(app, saveTranslationCall)(saveTranslation(deps));
}
