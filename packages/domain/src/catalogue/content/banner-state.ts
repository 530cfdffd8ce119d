/** When a banner is shown; instants in epoch milliseconds, null: without that end. */
export interface BannerPeriod {
  readonly active: boolean;
  readonly from: number | null;
  readonly until: number | null;
}

/** Whether a banner is shown now (S), later (A) or no more (F), or is switched off (I). */
export function bannerState({ active, from, until }: BannerPeriod, now: number): 'S' | 'A' | 'F' | 'I' {
  if (!active) return 'I';
  if (until !== null && until <= now) return 'F';
  return from !== null && from > now ? 'A' : 'S';
}
