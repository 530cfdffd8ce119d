import { isGone } from '../../../../platform/db/failures.ts';
import type { BidRequest } from './bid-request.ts';
import type { DealOutcome } from '../../deals/public.ts';
import { ExpectedBids } from './expected-bids.ts';
import { tooBusy } from './too-busy.ts';

type PlaceRound = (requests: readonly BidRequest[]) => Promise<readonly DealOutcome[]>;

interface Waiting {
  readonly request: BidRequest;
  readonly resolve: (outcome: DealOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface BidQueueLimits {
  /** Maximum of bids in one transaction: it bounds how long rows stay locked. */
  readonly roundSize: number;
  /** Maximum of concurrent transactions. */
  readonly lanes: number;
  /**
   * If a round takes longer than this (milliseconds), another one starts beside it. Normally there is one, so that bids gather into large
   * rounds, which cost least; a round that waits for a lock must not delay the others.
   */
  readonly anotherAfterMs: number;
  /**
   * Maximum time in milliseconds that a round waits for expected bids, or a third of the time of the previous round, if that is longer, because
   * on a busy machine those who were answered take longer to come back. A single bid after a single one never waits.
   */
  readonly gatherMs: number;
  /** Maximum of bids that wait in this process; more are refused with a clear message and leave nothing behind. */
  readonly mostWaiting: number;
}

const usualLimits: BidQueueLimits = {
  roundSize: 64,
  lanes: 4,
  anotherAfterMs: 40,
  gatherMs: 4,
  mostWaiting: 5_000,
};

/**
 * Lets waiting bids share transactions, because the durable commit is the largest cost of a bid: bids that arrive during a round go
 * together into the next one. An offer is in one round at a time, and its bids keep their order.
 */
export class BidQueue {
  readonly #place: PlaceRound;
  readonly #limits: BidQueueLimits;
  /** Waiting bids by offer; an offer in a round in progress has an entry too, so that it does not become ready twice. */
  readonly #lines = new Map<number, Waiting[]>();
  /** Offers with waiting bids and no round in progress, longest waiting first. */
  #ready: number[] = [];
  #waiting = 0;
  #lanes = 0;
  readonly #expected: ExpectedBids;
  /** Milliseconds that the latest round took. */
  #latestMs = 0;
  /** Starts a round early once enough bids wait. */
  #enough: (() => void) | null = null;

  constructor(place: PlaceRound, limits: BidQueueLimits = usualLimits) {
    this.#place = place;
    this.#limits = limits;
    this.#expected = new ExpectedBids(limits.roundSize);
  }

  /** Places a bid in its turn. Errors: `overloaded` if too many wait, with nothing recorded. */
  submit(request: BidRequest): Promise<DealOutcome> {
    if (this.#waiting >= this.#limits.mostWaiting) {
      return Promise.resolve(tooBusy());
    }
    return new Promise((resolve, reject) => {
      this.#waiting += 1;
      if (this.#waiting >= this.#expected.count) this.#enough?.();
      const line = this.#lines.get(request.offerCode);
      if (line) {
        line.push({ request, resolve, reject });
        return;
      }
      this.#lines.set(request.offerCode, [{ request, resolve, reject }]);
      this.#ready.push(request.offerCode);
      if (this.#lanes === 0) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#lanes += 1;
    for (;;) {
      if (this.#lanes === 1 && this.#expected.areMissing(this.#waiting)) await this.#gather();
      const round = this.#next();
      if (round.length === 0) break;
      this.#waiting -= round.length;
      const started = performance.now();
      const overdue = setInterval(() => this.#openLane(), this.#limits.anotherAfterMs);
      await this.#settle(round);
      clearInterval(overdue);
      this.#release(round);
      this.#latestMs = performance.now() - started;
      this.#expected.afterRound(round.length, this.#waiting);
    }
    this.#lanes -= 1;
  }

  /** Waits briefly for bidders who were answered together. */
  async #gather(): Promise<void> {
    const before = this.#waiting;
    const enough = Promise.withResolvers<void>();
    const timer = setTimeout(enough.resolve, Math.max(this.#limits.gatherMs, this.#latestMs / 3));
    this.#enough = enough.resolve;
    await enough.promise;
    clearTimeout(timer);
    this.#enough = null;
    this.#expected.afterWait(before, this.#waiting);
  }

  /** Starts another round beside slow ones, if offers wait that are in none. */
  #openLane(): void {
    if (this.#ready.length > 0 && this.#lanes < this.#limits.lanes) void this.#work();
  }

  /** The bids of the next round, those of one offer together and in their order. */
  #next(): Waiting[] {
    const round: Waiting[] = [];
    while (round.length < this.#limits.roundSize) {
      const offerCode = this.#ready.shift();
      if (offerCode === undefined) break;
      const line = this.#lines.get(offerCode) ?? [];
      round.push(...line.splice(0, this.#limits.roundSize - round.length));
    }
    return round;
  }

  #release(round: readonly Waiting[]): void {
    for (const offerCode of new Set(round.map((waiting) => waiting.request.offerCode))) {
      const line = this.#lines.get(offerCode);
      if (line && line.length > 0) this.#ready.push(offerCode);
      else this.#lines.delete(offerCode);
    }
  }

  async #settle(round: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#place(round.map((waiting) => waiting.request));
      round.forEach((waiting, index) => {
        const outcome = outcomes[index];
        if (outcome) waiting.resolve(outcome);
        else waiting.reject(new Error('A bid of the round was not answered.'));
      });
    } catch (error) {
      await this.#settleApart(round, error);
    }
  }

  /** The offers of a failed round are retried one by one: what broke one must not break the others. Not if the database is unavailable. */
  async #settleApart(round: readonly Waiting[], error: unknown): Promise<void> {
    const byOffer = Map.groupBy(round, (waiting) => waiting.request.offerCode);
    if (byOffer.size === 1 || isGone(error)) {
      for (const waiting of round) waiting.reject(error);
      return;
    }
    for (const part of byOffer.values()) await this.#settle(part);
  }
}
