import type { watchOffer as contract } from '@patio/contract/trading/live/watch-offer.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { auctionReader } from '../auctions/public.ts';
import { networkOf } from '../../identity/sessions/public.ts';
import type { LiveRoom } from './live-room.ts';
import { openLine } from './open-line.ts';

/** Opens the event stream of an offer (rule 0.2). It starts with the current state, so that a reconnect closes any gap. */
export const watchOffer =
  ({ deps, lines, watchers }: LiveRoom): Handler<typeof contract> =>
  async ({ params, fail }, { now, reply, request }) => {
    const place = lines.admit(networkOf(request.ip)) ?? fail('too-many-requests');
    const arrival = watchers.arrive(new Set([params.id]), new Set([params.id]));
    try {
      const row = (await auctionReader(deps.database).find(params.id, now)) ?? fail('offer-not-found');
      const line = openLine(reply, { whole: false, openedAt: now });
      if (line === null) place.leave();
      else {
        place.take(line);
        arrival.begin(line, [row]);
      }
    } catch (failure) {
      place.leave();
      throw failure;
    } finally {
      arrival.end();
    }
    return undefined;
  };
