import type { ClaimState, ClaimStanding } from './store-claim.ts';

const MINUTE = 60_000;
/** The longest time between two looks at a store. */
export const LONGEST_LOOK_MS = 60 * MINUTE;
/** What time, a handover, a request to cancel or a complaint changes without a word in the book. */
const LIVE: ReadonlySet<ClaimState> = new Set<ClaimState>([
  'not-handed-over',
  'held',
  'complained',
  'not-due',
  'due',
]);

/**
 * When what is owed to a store is to be looked at again, at the latest, if nothing is booked: as soon as anything becomes due, within five minutes
 * while anything moves, otherwise within an hour. Epoch milliseconds, after `now`.
 */
export function lookAgainAt(standings: readonly ClaimStanding[], now: number): number {
  const live = standings.filter(({ state }) => LIVE.has(state));
  const dues = live.flatMap(({ dueAt }) => (dueAt !== null && dueAt > now ? [dueAt] : []));
  return Math.min(now + (live.length > 0 ? 5 * MINUTE : LONGEST_LOOK_MS), ...dues);
}
