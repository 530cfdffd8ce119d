import { isHidden, type ClosedReason } from '@patio/domain/trading/deals/may-deal.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { ApiError } from '../../../platform/http/api-error.ts';

/**
 * A refusal by the gate as an error of the catalogue: a hidden offer is unknown (404) to users without a deal on it, and unavailable (406)
 * to users with one and to sellers.
 */
export function closedDeal(reason: ClosedReason, dealsAlready: boolean): ApiError {
  if (isHidden(reason) && !dealsAlready) return new ApiError('offer-not-found');
  switch (reason) {
    case 'store-closed':
      return new ApiError('store-unavailable', { extra: { suspensa: true } });
    case 'not-published':
    case 'stayed':
      return new ApiError('offer-stayed', { extra: { suspensa: true } });
    case 'not-active':
    case 'ended':
      return new ApiError('offer-finished');
  }
}

/** A sale outside the bidding must be above the current bid (rule 0.30); centavos. */
export function notAboveBid(bid: number): ApiError {
  return new ApiError('not-above-bid', {
    parameters: { value: formatMoney(bid) },
    extra: { valorLeilao: reaisFromCentavos(bid) },
  });
}
