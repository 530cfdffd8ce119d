import { watchLive as watchLiveCall } from '@patio/contract/trading/live/watch-live.ts';
import { watchOffice as watchOfficeCall } from '@patio/contract/trading/live/watch-office.ts';
import { watchOffer as watchOfferCall } from '@patio/contract/trading/live/watch-offer.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openLiveRoom } from './live-room.ts';
import { watchLive } from './watch-live.ts';
import { watchOffer } from './watch-offer.ts';
import { watchOffice } from './watch-office.ts';

export function liveRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const room = openLiveRoom(deps);
  app.addHook('preClose', async () => room.close());
  // They last as long as their streams, which have their own limits.
  serve(app, watchOfferCall, { work: null })(watchOffer(room));
  serve(app, watchLiveCall, { work: null })(watchLive(room));
  serve(app, watchOfficeCall, { work: null })(watchOffice(room));
}
