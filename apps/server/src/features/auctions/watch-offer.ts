import type { watchOffer as contract } from '@patio/contract/auctions/watch-offer.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { auctionReader } from './auctions.store.ts';
import type { Watchers } from './watchers.ts';

/** Opens the live line of an offer (rule 0.2). It begins with the present state, so that a gap heals by reconnecting. */
export const watchOffer =
  ({ database }: ServerDeps, watchers: Watchers): Handler<typeof contract> =>
  async ({ params, fail }, { now, reply }) => {
    const arrival = watchers.arrive(params.id);
    const reader = auctionReader(database);
    let row = await reader.find(params.id);
    // What changed while it was read was told to the others only.
    while (row && arrival.isLate()) row = await reader.find(params.id);
    arrival.end();
    if (!row) return fail('offer-not-found');
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': reply.request.id,
    });
    if (reply.request.method === 'HEAD') reply.raw.end();
    else watchers.add(row, reply.raw, now);
    return undefined;
  };
