import type { ApiError } from '../../../../platform/http/api-error.ts';
import type { DealRequest, DealTerms } from '../../deals/public.ts';

/**
 * A bid that waits for its turn. `amount` in centavos; `problem` are its field errors, reported when their turn comes; `arrivedAt` (epoch
 * milliseconds UTC) decides whether it came before the end, and nothing else (rule 0.37).
 */
export type BidRequest = DealRequest & { readonly arrivedAt: number } & (
    | { readonly problem: ApiError }
    | {
        readonly problem: null;
        readonly amount: number;
        readonly automatic: boolean;
        readonly terms: DealTerms;
        /** What the buyer was shown as the total, in centavos; null: to be agreed on; undefined: they did not say. */
        readonly total?: number | null;
      }
  );
