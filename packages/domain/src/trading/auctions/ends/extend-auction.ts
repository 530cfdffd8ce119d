import { isAuctionOpen, type AuctionState } from '../auction-state.ts';
import { moveAuctionEnd, type MovedEnd } from './move-end.ts';

/** An end is moved by at least a minute, and by at most this much at a time. */
export const EXTENSION = { leastMs: 60_000, mostMs: 7 * 86_400_000 } as const;

export type Extension =
  | Extract<MovedEnd, { kind: 'moved' }>
  | { readonly kind: 'refused'; readonly reason: 'ended' | 'end-changed' | 'not-later' | 'too-far' };

/**
 * Staff move the end of a running auction. `seenEnd` is the end that they saw: a bid or a colleague may have moved it since, and then nothing
 * is moved by surprise. An auction whose end has come is over, even if it was not closed yet. Instants in epoch milliseconds.
 */
export function extendAuction(
  state: AuctionState,
  { until, seenEnd }: { readonly until: number; readonly seenEnd: number },
  clock: number,
): Extension {
  if (!isAuctionOpen(state, clock)) return { kind: 'refused', reason: 'ended' };
  if (seenEnd !== state.end) return { kind: 'refused', reason: 'end-changed' };
  if (until < state.end + EXTENSION.leastMs) return { kind: 'refused', reason: 'not-later' };
  if (until > state.end + EXTENSION.mostMs) return { kind: 'refused', reason: 'too-far' };
  const moved = moveAuctionEnd(state, until, clock);
  return moved.kind === 'moved' ? moved : { kind: 'refused', reason: 'ended' };
}
