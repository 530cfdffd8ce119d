import type { AuctionState } from '../auction-state.ts';

/** Whether an instant lies in the closing window, the last `softCloseMs` before the end (rules 0.3). */
export function inClosingWindow(state: Pick<AuctionState, 'end' | 'softCloseMs'>, at: number): boolean {
  return state.softCloseMs > 0 && at < state.end && at >= state.end - state.softCloseMs;
}

/**
 * The end after a bid that changed price or leader at `at`: now + window, never earlier than the current end and never more than the cap
 * beyond the announced one (rules 0.3). Epoch milliseconds.
 */
export function extendedEnd(
  state: Pick<AuctionState, 'end' | 'announcedEnd' | 'softCloseMs' | 'softCloseCapMs'>,
  at: number,
): number {
  if (state.softCloseMs <= 0) return state.end;
  const latest = state.announcedEnd + state.softCloseCapMs;
  return Math.max(state.end, Math.min(at + state.softCloseMs, latest));
}
