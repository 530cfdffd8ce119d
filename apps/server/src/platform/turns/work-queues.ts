import { availableParallelism } from 'node:os';
import { FairQueue } from './fair-queue.ts';

/**
 * What a call costs and whose calls it may delay. `deal`: bids, purchases, proposals. `session`: who is signed in, and renewal. `sign-in`:
 * calls that hash a password, so that a flood of them never delays bids. `outside`: calls that wait for a service of others, such as the
 * bank: one that does not answer delays nothing else. `file`: files that are stored or fetched, also from a storage that is slow. `change`:
 * every other change. `read`: a page of a list, an offer. `whole`: whole lists, exports, searches of many words. `page`: a rendered page,
 * whose reads have their own turns.
 */
export type Work = 'deal' | 'session' | 'sign-in' | 'outside' | 'file' | 'change' | 'read' | 'whole' | 'page';

export type WorkQueues = Readonly<Record<Work, FairQueue>>;

const cores = availableParallelism();

/** Milliseconds after a deal during which reads leave the machine to the next one. */
const dealsLastMs = 1000;

/**
 * The queues of one process, one for each class of work. Their limits are low where work is expensive, so that a bid is never behind all of
 * it. While deals come in on a machine with few cores, one read runs at a time, of a page or of a whole list, and each is followed by a
 * pause as long as it took.
 */
export function openWorkQueues(): WorkQueues {
  const deal = new FairQueue({ atOnce: 256, mostWaiting: 5000, longestWaitMs: 2000, retryAfterSeconds: 1 });
  const areDealsOn = () => cores < 4 && performance.now() - deal.enteredAt < dealsLastMs;
  const read: FairQueue = new FairQueue({
    atOnce: () => (areDealsOn() ? 1 - whole.taken : Math.max(4, 2 * cores)),
    rest: (workedMs) => (areDealsOn() ? Math.min(20, Math.max(2, workedMs)) : 0),
    mostWaiting: 1000,
    longestWaitMs: 5000,
    retryAfterSeconds: 2,
  });
  const whole: FairQueue = new FairQueue({
    atOnce: () => (areDealsOn() && read.taken > 0 ? 0 : 1),
    rest: (workedMs) => (areDealsOn() ? Math.min(100, Math.max(20, workedMs)) : 0),
    mostWaiting: 200,
    longestWaitMs: 10_000,
    retryAfterSeconds: 5,
  });
  read.shareWith(whole);
  return {
    read,
    whole,
    deal,
    session: new FairQueue({ atOnce: 64, mostWaiting: 2000, longestWaitMs: 5000, retryAfterSeconds: 1 }),
    'sign-in': new FairQueue({ atOnce: 64, mostWaiting: 440, longestWaitMs: 15_000, retryAfterSeconds: 5 }),
    outside: new FairQueue({ atOnce: 16, mostWaiting: 200, longestWaitMs: 10_000, retryAfterSeconds: 5 }),
    file: new FairQueue({
      atOnce: 8,
      rest: (workedMs) => (areDealsOn() ? Math.min(20, Math.max(2, workedMs)) : 0),
      mostWaiting: 200,
      longestWaitMs: 10_000,
      retryAfterSeconds: 5,
    }),
    change: new FairQueue({ atOnce: 8, mostWaiting: 500, longestWaitMs: 10_000, retryAfterSeconds: 2 }),
    page: new FairQueue({ atOnce: 16, mostWaiting: 500, longestWaitMs: 8000, retryAfterSeconds: 2 }),
  };
}
