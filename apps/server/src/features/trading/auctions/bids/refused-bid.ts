import type { BidRefusal } from '@patio/domain/trading/auctions/bids/decide-bid.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { sharedRefusal } from '../../deals/public.ts';

/** A refused bid as an error of the catalogue (B§8, wire: 406, 206, 429, 422, 409). */
export function refusedBid(refusal: BidRefusal): ApiError {
  switch (refusal.reason) {
    case 'invalid-amount':
      return new ApiError('invalid-fields');
    case 'below-base':
      return new ApiError('bid-below-minimum', { parameters: { value: formatMoney(refusal.minimum) } });
    case 'below-step':
      return new ApiError('bid-below-step', {
        parameters: { value: formatMoney(refusal.minimum), step: formatMoney(refusal.step) },
        extra: {
          minimo: reaisFromCentavos(refusal.minimum),
          valorLeilao: reaisFromCentavos(refusal.minimum - refusal.step),
        },
      });
    case 'not-above-own-maximum':
      return new ApiError('maximum-not-raised');
    case 'not-above-price':
      return new ApiError('higher-bid-exists', { extra: { valorLeilao: reaisFromCentavos(refusal.price) } });
    case 'own-leader':
      return new ApiError('already-leading', {
        extra: { valorLeilao: reaisFromCentavos(refusal.price), lider: true },
      });
    default:
      return sharedRefusal(refusal, 'PODE_DAR_LANCE');
  }
}
