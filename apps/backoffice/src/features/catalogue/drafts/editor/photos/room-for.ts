import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';

/** How many more photos an offer takes, beside those on their way; `problem` is of one that is not. */
export function roomFor(stored: number, waiting: readonly { readonly problem: string | null }[]): number {
  const sent = waiting.filter(({ problem }) => problem === null).length;
  return Math.max(0, OFFER_LIMITS.photos - stored - sent);
}
