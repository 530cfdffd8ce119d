import { isGone } from '../../../../platform/db/failures.ts';
import type { BidRequest } from './bid-request.ts';
import type { DealOutcome } from '../../deals/public.ts';
import { tooBusy } from './too-busy.ts';

type PlaceRound = (requests: readonly BidRequest[]) => Promise<readonly DealOutcome[]>;

interface Waiting {
  readonly request: BidRequest;
  readonly resolve: (outcome: DealOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface BidQueueLimits {
  /** Bids that one transaction takes at most: it bounds how long rows stay locked. */
  readonly roundSize: number;
  /** Transactions in progress at once, at most. */
  readonly lanes: number;
  /**
   * Milliseconds that a round may take before another one is begun beside it. Normally there is one, so that bids gather into large
   * rounds, which cost least; one that waits for a lock must not keep the others waiting.
   */
  readonly anotherAfterMs: number;
  /**
   * Milliseconds that a round waits at most for as many bids as the one before it had: people who are answered together come back together, and
   * without the wait the first of them would go alone. A single bid after a single one never waits.
   */
  readonly gatherMs: number;
  /** Bids that may wait in this process; more are refused with a clear text, never half done. */
  readonly mostWaiting: number;
}

const usualLimits: BidQueueLimits = {
  roundSize: 64,
  lanes: 4,
  anotherAfterMs: 40,
  gatherMs: 2,
  mostWaiting: 5_000,
};

/**
 * Lets waiting bids share transactions, because a durable commit is what a bid costs most: those that arrive while rounds are under
 * way go together into the next one. An offer is in one round at a time, and its bids keep their order.
 */
export class BidQueue {
  readonly #place: PlaceRound;
  readonly #limits: BidQueueLimits;
  /** Waiting bids by offer; an offer of a round in progress has a line too, so that it does not become ready twice. */
  readonly #lines = new Map<number, Waiting[]>();
  /** Offers with waiting bids and no round in progress, longest waiting first. */
  #ready: number[] = [];
  #waiting = 0;
  #lanes = 0;
  /** Bids of the latest round. */
  #latest = 0;
  /** Begins a round that gathers, once enough bids wait. */
  #enough: (() => void) | null = null;

  constructor(place: PlaceRound, limits: BidQueueLimits = usualLimits) {
    this.#place = place;
    this.#limits = limits;
  }

  /** Places a bid in its turn. Errors: `overloaded` when too many wait, with nothing recorded. */
  submit(request: BidRequest): Promise<DealOutcome> {
    if (this.#waiting >= this.#limits.mostWaiting) {
      return Promise.resolve(tooBusy());
    }
    return new Promise((resolve, reject) => {
      this.#waiting += 1;
      if (this.#waiting >= this.#latest) this.#enough?.();
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
      if (this.#fewCame()) await this.#gather();
      const round = this.#next();
      if (round.length === 0) break;
      this.#latest = round.length;
      this.#waiting -= round.length;
      const overdue = setInterval(() => this.#openLane(), this.#limits.anotherAfterMs);
      await this.#settle(round);
      clearInterval(overdue);
      this.#release(round);
    }
    this.#lanes -= 1;
  }

  /** Whether more were answered together than wait now, and no other round is in progress in which they could be. */
  #fewCame(): boolean {
    return this.#latest > 1 && this.#lanes === 1 && this.#waiting < this.#latest;
  }

  /** Waits a moment for bidders who were answered together. */
  async #gather(): Promise<void> {
    const enough = Promise.withResolvers<void>();
    const timer = setTimeout(enough.resolve, this.#limits.gatherMs);
    this.#enough = enough.resolve;
    await enough.promise;
    clearTimeout(timer);
    this.#enough = null;
    // Fewer came: a bid that comes alone next does not have to wait.
    this.#latest = this.#waiting;
  }

  /** A new round beside those that take long, when offers wait that are in none. */
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

  /** The offers of a failed round are tried one by one: what broke one must not break the others. Not so when the database is gone. */
  async #settleApart(round: readonly Waiting[], error: unknown): Promise<void> {
    const byOffer = Map.groupBy(round, (waiting) => waiting.request.offerCode);
    if (byOffer.size === 1 || isGone(error)) {
      for (const waiting of round) waiting.reject(error);
      return;
    }
    for (const part of byOffer.values()) await this.#settle(part);
  }
}
