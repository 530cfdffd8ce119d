import { availableParallelism } from 'node:os';
import { FairQueue, type FairQueueLimits } from './fair-queue.ts';

/**
 * What a call costs and whom it may delay. `deal`: bids, purchases, proposals, and the renewal of sessions. `sign-in`: what waits for a hash
 * of a password, so that a flood of it never stands before bids. `change`: every other change. `read`: a page of
 * a list, an offer. `whole`: whole lists, exports, searches of many words. `page`: a page that is rendered, whose readings take turns of
 * their own.
 */
export type Work = 'deal' | 'sign-in' | 'change' | 'read' | 'whole' | 'page';

const cores = availableParallelism();

/** Narrow where work is dear, so that what a bid needs of the machine is never behind all of it. */
const limits: Readonly<Record<Work, FairQueueLimits>> = {
  deal: { atOnce: 256, mostWaiting: 5000, longestWaitMs: 2000, retryAfterSeconds: 1 },
  'sign-in': { atOnce: 64, mostWaiting: 440, longestWaitMs: 15_000, retryAfterSeconds: 5 },
  change: { atOnce: 8, mostWaiting: 500, longestWaitMs: 10_000, retryAfterSeconds: 2 },
  read: { atOnce: Math.max(4, 2 * cores), mostWaiting: 1000, longestWaitMs: 5000, retryAfterSeconds: 2 },
  page: { atOnce: 16, mostWaiting: 500, longestWaitMs: 8000, retryAfterSeconds: 2 },
  whole: { atOnce: 1, mostWaiting: 200, longestWaitMs: 10_000, retryAfterSeconds: 5 },
};

export type WorkQueues = Readonly<Record<Work, FairQueue>>;

/** The queues of one process, one for each class of work. */
export function openWorkQueues(): WorkQueues {
  return {
    deal: new FairQueue(limits.deal),
    'sign-in': new FairQueue(limits['sign-in']),
    change: new FairQueue(limits.change),
    read: new FairQueue(limits.read),
    whole: new FairQueue(limits.whole),
    page: new FairQueue(limits.page),
  };
}
