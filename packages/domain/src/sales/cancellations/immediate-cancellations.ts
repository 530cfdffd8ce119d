const DAY_MS = 86_400_000;
const DAYS = 30;
/** Companies and dealers: professional buyers. */
const BUSINESS_PROFILES: ReadonlySet<number> = new Set([4, 5]);

/** How many immediate cancellations of a business within thirty days are a strike (rule 0.28). */
export const HASTY_CANCELLATIONS = 2;

/** Whether immediate cancellations of this profile count: a consumer has a right of withdrawal, a business has none. */
export function isBusinessProfile(profileCode: number): boolean {
  return BUSINESS_PROFILES.has(profileCode);
}

/** Since when earlier immediate cancellations count together with one at this instant; epoch milliseconds. */
export function immediateSince(at: number): number {
  return at - DAYS * DAY_MS;
}

/**
 * Whether this immediate cancellation of a business is a strike: with it there are two within thirty days for which no earlier strike of
 * this kind was given. `earlier`: instants of those before it since the last such strike, in epoch milliseconds.
 */
export function isImmediate(earlier: readonly number[], at: number): boolean {
  const counting = earlier.filter((instant) => instant > immediateSince(at) && instant <= at);
  return counting.length + 1 >= HASTY_CANCELLATIONS;
}
