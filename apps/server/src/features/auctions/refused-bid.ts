import type { BidRefusal } from '@patio/domain/auctions/decide-bid.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** A refused bid in the words of the catalogue (B§8, wire: 406, 206, 429, 422, 409). */
export function refusedBid(refusal: BidRefusal): ApiError {
  switch (refusal.reason) {
    case 'not-signed-in':
      return new ApiError('not-signed-in');
    case 'offer-unknown':
      return new ApiError('offer-not-found');
    case 'offer-closed':
      return new ApiError('offer-finished');
    case 'limit-reached':
      return new ApiError('limit-reached', { extra: { tipo: 'PODE_DAR_LANCE' } });
    case 'too-soon':
      return new ApiError('bid-too-soon', {
        parameters: { minutes: refusal.minutesSinceLastBid },
        extra: { minutos: refusal.minutesSinceLastBid },
        headers: { 'retry-after': String(Math.ceil(refusal.retryAfterMs / 1000)) },
      });
    case 'invalid-amount':
      return new ApiError('invalid-fields');
    case 'below-base':
      return new ApiError('bid-below-minimum', { parameters: { value: formatMoney(refusal.minimum) } });
    case 'not-above-own-maximum':
      return new ApiError('maximum-not-raised');
    case 'not-above-price':
      return new ApiError('higher-bid-exists', { extra: { valorLeilao: reaisFromCentavos(refusal.price) } });
    case 'own-leader':
      return new ApiError('already-leading', { extra: { valorLeilao: reaisFromCentavos(refusal.price) } });
  }
}
