import { ApiError } from '../../platform/http/api-error.ts';
import type { BidRequest } from './bid-request.ts';
import type { BidOutcome } from './bid-round.ts';

type PlaceRound = (offerCode: number, requests: readonly BidRequest[]) => Promise<readonly BidOutcome[]>;

interface Waiting {
  readonly request: BidRequest;
  readonly resolve: (outcome: BidOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Bids that one transaction takes at most: it bounds how long the offer's row stays locked. */
const roundSize = 128;
/** Bids that may wait for one offer in this process; more are refused with a clear text, never half done. */
const mostWaiting = 4_000;

/**
 * Lets bids that wait for the same offer share a transaction: a hot offer is bound by one durable commit after another, so those that
 * arrive during a commit go together into the next. Order is kept. Bids on different offers do not wait for each other here.
 */
export class BidQueue {
  readonly #place: PlaceRound;
  readonly #lines = new Map<number, Waiting[]>();

  constructor(place: PlaceRound) {
    this.#place = place;
  }

  /** Places a bid in its turn. Errors: `overloaded` when too many wait, with nothing recorded. */
  submit(request: BidRequest): Promise<BidOutcome> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(request.offerCode);
      if (line && line.length >= mostWaiting) {
        resolve(new ApiError('overloaded', { headers: { 'retry-after': '1' } }));
        return;
      }
      const waiting = { request, resolve, reject };
      if (line) {
        line.push(waiting);
        return;
      }
      const fresh = [waiting];
      this.#lines.set(request.offerCode, fresh);
      void this.#drain(request.offerCode, fresh);
    });
  }

  async #drain(offerCode: number, line: Waiting[]): Promise<void> {
    while (line.length > 0) {
      const round = line.splice(0, roundSize);
      try {
        const outcomes = await this.#place(
          offerCode,
          round.map((waiting) => waiting.request),
        );
        round.forEach((waiting, index) => {
          const outcome = outcomes[index];
          if (outcome) waiting.resolve(outcome);
          else waiting.reject(new Error('A bid of the round was not answered.'));
        });
      } catch (error) {
        for (const waiting of round) waiting.reject(error);
      }
    }
    this.#lines.delete(offerCode);
  }
}
