import { approvePartner as approveCall } from '@patio/contract/stores/directory/approve-partner.ts';
import { exportStores as exportCall } from '@patio/contract/stores/directory/export-stores.ts';
import { getStore as getCall } from '@patio/contract/stores/directory/get-store.ts';
import { listStores as listCall } from '@patio/contract/stores/directory/list-stores.ts';
import { refusePartner as refuseCall } from '@patio/contract/stores/directory/refuse-partner.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { approveRegistration, refuseRegistration } from './decide-registration.ts';
import { exportStores } from './export-stores.ts';
import { getStore } from './get-store.ts';
import { listStores } from './list-stores.ts';

export function storeDirectoryRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listCall)(listStores(deps));
  serve(app, exportCall)(exportStores(deps));
  serve(app, getCall)(getStore(deps));
  serve(app, approveCall)(approveRegistration(deps));
  serve(app, refuseCall)(refuseRegistration(deps));
}
