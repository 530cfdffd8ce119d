import type { CheckRefusal } from '@patio/domain/checks/order-of-checks.ts';
import { ApiError } from '../../platform/http/api-error.ts';

type Shared = Extract<
  CheckRefusal<{ readonly reason: never }, { readonly reason: never }>,
  { readonly status: 401 | 404 | 406 | 206 | 429 }
>;

/** The refusals that bids, purchases and proposals have in common, in the words of the catalogue (B§8, wire: 401, 404, 406, 206, 429). */
export function sharedRefusal(refusal: Shared, limit: 'PODE_DAR_LANCE' | 'PODE_COMPRAR'): ApiError {
  switch (refusal.reason) {
    case 'not-signed-in':
      return new ApiError('not-signed-in');
    case 'offer-unknown':
      return new ApiError('offer-not-found');
    case 'offer-closed':
      return new ApiError('offer-finished');
    case 'limit-reached':
      return new ApiError('limit-reached', { extra: { tipo: limit } });
    case 'too-soon':
      return new ApiError('bid-too-soon', {
        extra: { minutos: refusal.minutesSinceLastBid },
        headers: { 'retry-after': String(Math.ceil(refusal.retryAfterMs / 1000)) },
      });
  }
}
