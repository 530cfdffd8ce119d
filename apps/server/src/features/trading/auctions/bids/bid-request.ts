import type { ApiError } from '../../../../platform/http/api-error.ts';
import type { DealRequest, DealTerms } from '../../deals/public.ts';

/**
 * A bid that waits for its turn. `amount` in centavos; `problem` are its field errors, reported at their place among the checks;
 * `arrivedAt` (epoch milliseconds UTC) only decides whether it came before the end (rule 0.37).
 */
export type BidRequest = DealRequest & { readonly arrivedAt: number } & (
    | { readonly problem: ApiError }
    | {
        readonly problem: null;
        readonly amount: number;
        readonly automatic: boolean;
        readonly terms: DealTerms;
        /** The total shown to the buyer, in centavos; null: to be agreed; undefined: not stated. */
        readonly total?: number | null;
      }
  );
