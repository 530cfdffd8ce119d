import { endStayedOffer as endStayedOfferCall } from '@patio/contract/sales/stays/end-stayed-offer.ts';
import { endStore as endStoreCall } from '@patio/contract/sales/stays/end-store.ts';
import { exportStays as exportStaysCall } from '@patio/contract/sales/stays/export-stays.ts';
import { listStays as listStaysCall } from '@patio/contract/sales/stays/list-stays.ts';
import { releaseOffer as releaseOfferCall } from '@patio/contract/sales/stays/release-offer.ts';
import { releaseStore as releaseStoreCall } from '@patio/contract/sales/stays/release-store.ts';
import { suspendOffer as suspendOfferCall } from '@patio/contract/sales/stays/suspend-offer.ts';
import { suspendStore as suspendStoreCall } from '@patio/contract/sales/stays/suspend-store.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { endStayedOffer } from './end-stayed-offer.ts';
import { endStore } from './stores/end-store.ts';
import { exportStays } from './export-stays.ts';
import { listStays } from './list-stays.ts';
import { releaseOffer } from './release-offer.ts';
import { releaseStore } from './stores/release-store.ts';
import { suspendOffer } from './suspend-offer.ts';
import { suspendStore } from './stores/suspend-store.ts';

export function stayRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listStaysCall)(listStays(deps));
  serve(app, exportStaysCall)(exportStays(deps));
  serve(app, suspendStoreCall)(suspendStore(deps));
  serve(app, releaseStoreCall)(releaseStore(deps));
  serve(app, endStoreCall)(endStore(deps));
  serve(app, suspendOfferCall)(suspendOffer(deps));
  serve(app, releaseOfferCall)(releaseOffer(deps));
  serve(app, endStayedOfferCall)(endStayedOffer(deps));
}
