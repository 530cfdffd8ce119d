import { nextInstant, type AuctionState } from '../auction-state.ts';

/**
 * How long a bid may wait for its turn: it counts if it arrived before the end, so closing waits as long, and a bid that waited longer is
 * refused without a record (rule 0.37). Milliseconds.
 */
export const LONGEST_BID_WAIT_MS = 2000;

/** Whether a bid has waited so long that it must not be recorded any more. Epoch milliseconds. */
export function waitedTooLong(
  state: Pick<AuctionState, 'lastAt'>,
  { arrivedAt, now }: { readonly arrivedAt: number; readonly now: number },
): boolean {
  return nextInstant(state, now) - arrivedAt > LONGEST_BID_WAIT_MS;
}

/** Auctions that end at this instant or before may be closed: no bid that arrived in time can be in progress any more. Epoch milliseconds. */
export function closableEnd(now: number): number {
  return now - LONGEST_BID_WAIT_MS;
}

/** The earliest arrival of a bid recorded at an instant. Epoch milliseconds. */
export function earliestArrival(at: number): number {
  return at - LONGEST_BID_WAIT_MS;
}
