import type { watchLive as contract } from '@patio/contract/trading/live/watch-live.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { auctionReader } from '../auctions/public.ts';
import { networkOf } from '../../identity/sessions/public.ts';
import type { LiveRoom } from './live-room.ts';
import { openLine } from './open-line.ts';

/** Opens the one stream of a browser: the offers in view, and the signed-in account while its session is alive. */
export const watchLive =
  ({ deps, lines, watchers, accounts }: LiveRoom): Handler<typeof contract> =>
  async ({ query, fail }, { actor, now, reply, request }) => {
    const place = lines.admit(networkOf(request.ip)) ?? fail('too-many-requests');
    const known = new Map((query.ofertas ?? []).map(({ code, seq }) => [code, seq]));
    const arrival = watchers.arrive(new Set(known.keys()), new Set(query.abertas));
    try {
      const rows =
        known.size === 0 ? [] : await auctionReader(deps.database).findShown([...known.keys()], now);
      const line = openLine(reply, { whole: true, openedAt: now });
      if (line === null) place.leave();
      else {
        place.take(line);
        accounts.begin(line, actor?.restricted === false ? actor : null, query.avisos ?? null);
        arrival.begin(line, rows, known);
      }
    } catch (failure) {
      place.leave();
      throw failure;
    } finally {
      arrival.end();
    }
    return undefined;
  };
