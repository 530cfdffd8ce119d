import { saveStoreData as dataCall } from '@patio/contract/catalogue/store-profiles/save-store-data.ts';
import { saveStoreProfile as profileCall } from '@patio/contract/catalogue/store-profiles/save-store-profile.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { saveStoreData } from './save-store-data.ts';
import { saveStoreProfile } from './save-store-profile.ts';

export function storeProfileRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, profileCall)(saveStoreProfile(deps, openStorage(deps.config)));
  serve(app, dataCall)(saveStoreData(deps));
}
