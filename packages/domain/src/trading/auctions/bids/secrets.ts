import type { AuctionState } from '../auction-state.ts';
import { LONGEST_BID_WAIT_MS } from './late-bids.ts';

/**
 * Whether the maxima and a reserve that was reached are public (rule 0.41). `opensAt`: when they will be, at the latest; null while the
 * offer is open, because its end may still move. Epoch milliseconds.
 */
export type Secrets =
  | { readonly kind: 'open' }
  | { readonly kind: 'sealed'; readonly opensAt: number | null };

/**
 * Secrets stay sealed until nothing can depend on them any more: no bid, no decision on a best bid below the reserve, and no reopening,
 * which is possible until the end, however early the offer was sold. Bids in progress at the end have two seconds to be recorded.
 */
export function secretsOf(
  { status, end, conditionalUntil }: Pick<AuctionState, 'status' | 'end' | 'conditionalUntil'>,
  now: number,
): Secrets {
  if (status === 'A') return { kind: 'sealed', opensAt: null };
  const final = end + LONGEST_BID_WAIT_MS;
  if (conditionalUntil !== null) return { kind: 'sealed', opensAt: Math.max(final, conditionalUntil) };
  return now >= final ? { kind: 'open' } : { kind: 'sealed', opensAt: final };
}
