import type { ProposalStepDecision } from '@patio/domain/sales/proposals/decide-proposal-step.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { AuctionRow } from '../../../trading/auctions/public.ts';
import { notAboveBid } from '../../../trading/deals/public.ts';

/** A step refused by the rules, as an error of the catalogue. */
export function refusedStep(
  reason: Extract<ProposalStepDecision, { kind: 'refused' }>['reason'],
  { price_cents: price }: Pick<AuctionRow, 'price_cents'>,
): ApiError {
  switch (reason) {
    case 'not-from-here':
    case 'not-yours':
      return new ApiError('proposal-answered');
    case 'expired':
      return new ApiError('proposal-over');
    case 'offer-closed':
      return new ApiError('offer-finished');
    case 'invalid-amount':
      return new ApiError('invalid-fields');
    case 'not-above-bid':
      return notAboveBid(price);
    case 'not-due':
      throw new Error('Nobody asked for a proposal to end by itself.');
  }
}
