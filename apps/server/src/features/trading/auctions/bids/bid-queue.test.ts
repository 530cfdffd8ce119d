import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { BidQueue, type BidQueueLimits } from './bid-queue.ts';
import type { BidRequest } from './bid-request.ts';

const bid = (offerCode: number, amount = 1): BidRequest => ({
  accountId: 1,
  offerCode,
  key: null,
  bodyHash: Buffer.alloc(32),
  arrivedAt: 0,
  problem: null,
  amount,
  automatic: false,
  terms: { freight: 'N', addressCode: null, referrerId: null },
});
const amountOf = (request: BidRequest): number => (request.problem === null ? request.amount : 0);
const answer = (request: BidRequest) => ({ status: 201, reply: { amount: amountOf(request) } });
const limits = { roundSize: 64, lanes: 2, anotherAfterMs: 1, gatherMs: 0, mostWaiting: 100 };
const later = () => new Promise((resolve) => setTimeout(resolve, 1));

/** A queue that begins no round beside another one, and how many bids were in each of its rounds. */
function recorded(more: Partial<BidQueueLimits> = {}) {
  const sizes: number[] = [];
  const place = async (requests: readonly BidRequest[]) => {
    sizes.push(requests.length);
    await later();
    return requests.map(answer);
  };
  return { sizes, queue: new BidQueue(place, { ...limits, anotherAfterMs: 1000, ...more }) };
}

describe('bids that wait', () => {
  it('keep the order of each offer and never have two rounds of one offer at the same time', async () => {
    const placed: number[] = [];
    const busy = new Set<number>();
    const queue = new BidQueue(async (requests) => {
      const offers = new Set(requests.map(({ offerCode }) => offerCode));
      for (const offer of offers) {
        expect(busy.has(offer)).toBe(false);
        busy.add(offer);
      }
      await later();
      for (const request of requests) if (request.offerCode === 1) placed.push(amountOf(request));
      for (const offer of offers) busy.delete(offer);
      return requests.map(answer);
    }, limits);
    const sent = Array.from({ length: 60 }, (_, index) => queue.submit(bid(index % 3, index)));
    await Promise.all(sent);
    expect(placed).toEqual(placed.toSorted((a, b) => a - b));
    expect(placed).toHaveLength(20);
  });

  it('gather into one round while another one is under way', async () => {
    const { sizes, queue } = recorded();
    await Promise.all([1, 2, 3, 4, 5, 6].map((offer) => queue.submit(bid(offer))));
    expect(sizes).toEqual([1, 5]);
  });

  it('that come back together after one round go together into the next, and a single one does not wait for them', async () => {
    const { sizes, queue } = recorded({ gatherMs: 300 });
    const again = async (offer: number) => {
      await queue.submit(bid(offer));
      await later();
      await queue.submit(bid(offer));
    };
    await Promise.all([queue.submit(bid(9)), ...[1, 2, 3, 4, 5].map(again)]);
    expect(sizes).toEqual([1, 5, 5]);
    await queue.submit(bid(1));
    const waited = new Promise<string>((resolve) => setTimeout(resolve, 300, 'kept waiting'));
    const answered = queue.submit(bid(1)).then(() => 'answered');
    expect(await Promise.race([waited, answered])).toBe('answered');
    expect(sizes).toEqual([1, 5, 5, 1, 1]);
  });

  it('of two halves that would take turns go into one round', async () => {
    const { sizes, queue } = recorded({ gatherMs: 300 });
    const fourTimes = async (offer: number) => {
      for (let turn = 0; turn < 4; turn += 1) {
        await queue.submit(bid(offer));
        await later();
      }
    };
    await Promise.all([1, 2, 3, 4].map(fourTimes));
    expect(sizes).toEqual([1, 4, 4, 4, 3]);
  });

  it('do not wait for a round of other offers that takes long', async () => {
    const gate = Promise.withResolvers<void>();
    const queue = new BidQueue(async (requests) => {
      if (requests.some(({ offerCode }) => offerCode === 1)) await gate.promise;
      return requests.map(answer);
    }, limits);
    const stuck = queue.submit(bid(1));
    expect(await queue.submit(bid(2))).toMatchObject({ status: 201 });
    gate.resolve();
    expect(await stuck).toMatchObject({ status: 201 });
  });

  it('are refused with 503 when too many wait, and what waits is still placed', async () => {
    const gate = Promise.withResolvers<void>();
    const queue = new BidQueue(
      async (requests) => {
        await gate.promise;
        return requests.map(answer);
      },
      { ...limits, roundSize: 1, lanes: 1, mostWaiting: 2 },
    );
    const sent = [1, 2, 3, 4].map((offer) => queue.submit(bid(offer)));
    expect(await sent[3]).toMatchObject({ code: 'overloaded', details: { headers: { 'retry-after': '1' } } });
    gate.resolve();
    expect(await Promise.all(sent.slice(0, 3))).toMatchObject([
      { status: 201 },
      { status: 201 },
      { status: 201 },
    ]);
  });
});

describe('a round that fails', () => {
  it('fails for the offer that broke it and for no other', async () => {
    const queue = new BidQueue(
      async (requests) => {
        await later();
        if (requests.some(({ offerCode }) => offerCode === 13)) throw new Error('poisoned');
        return requests.map(answer);
      },
      { ...limits, lanes: 1 },
    );
    const results = await Promise.allSettled([1, 2, 13, 3, 13, 4].map((offer) => queue.submit(bid(offer))));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('is not tried in parts when the database is gone, and the next round is placed', async () => {
    let tries = 0;
    let gone = true;
    const queue = new BidQueue(
      async (requests) => {
        tries += 1;
        await later();
        if (gone) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
        return requests.map(answer);
      },
      { ...limits, lanes: 1 },
    );
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map((offer) => queue.submit(bid(offer))));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(tries).toBeLessThanOrEqual(2);
    gone = false;
    expect(await queue.submit(bid(1))).toMatchObject({ status: 201 });
  });

  it('hands a refusal of the rules on as it is', async () => {
    const queue = new BidQueue(async (requests) => requests.map(() => new ApiError('offer-finished')));
    expect(await queue.submit(bid(1))).toMatchObject({ code: 'offer-finished' });
  });
});
