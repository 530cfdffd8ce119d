import type { watchOffice as contract } from '@patio/contract/trading/live/watch-office.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { networkOf } from '../../identity/sessions/public.ts';
import type { LiveRoom } from './live-room.ts';
import { openLine } from './open-line.ts';

/** Streams of an account at most: one for each tab of the back office. */
const MOST_STREAMS = 20;

/** Opens the stream of a user of the back office: the events of their account while their session is alive. */
export const watchOffice =
  ({ lines, accounts }: LiveRoom): Handler<typeof contract> =>
  async ({ query, fail }, { actor, now, reply, request }) => {
    if (accounts.count(actor.accountId) >= MOST_STREAMS) return fail('too-many-streams');
    const place = lines.admit(networkOf(request.ip)) ?? fail('too-many-requests');
    const line = openLine(reply, { whole: true, openedAt: now });
    if (line === null) place.leave();
    else {
      place.take(line);
      accounts.begin(line, actor, query.avisos ?? null);
    }
    return undefined;
  };
