import type { ApiError } from '../../platform/http/api-error.ts';
import type { DealRequest, DealTerms } from '../deals/public.ts';

/** A bid that waits for its turn. `amount` in centavos; `problem` are its field errors, told when their turn comes. */
export type BidRequest = DealRequest &
  (
    | { readonly problem: ApiError }
    | {
        readonly problem: null;
        readonly amount: number;
        readonly automatic: boolean;
        readonly terms: DealTerms;
      }
  );
