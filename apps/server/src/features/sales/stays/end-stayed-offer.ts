import type { endStayedOffer as contract } from '@patio/contract/sales/stays/end-stayed-offer.ts';
import { endUnsold } from '@patio/domain/trading/auctions/ends/end-unsold.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { auctionState, saveAuctions } from '../../trading/auctions/public.ts';
import { rejectOpenProposals } from '../proposals/public.ts';
import { closeWithdrawalWindows } from '../reopenings/public.ts';
import { announceStay } from './announce-stay.ts';
import { changeOffer, type OfferAction } from './change-offer.ts';
import { stayWriter } from './stays.store.ts';
import { notifySellers } from './notify-sellers.ts';

/** Ends a suspended offer, without sale (rule 0.31). */
export const endStayedOffer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) =>
    changeOffer(deps, params.id, body.motivo, context, {
      action: 'end-stayed-offer',
      change: (action) => end(deps, action),
    });

async function end(
  deps: ServerDeps,
  { transaction, row, stay, actorId, reason, at: now }: OfferAction,
): Promise<boolean | ApiError> {
  if (!stay) return row.open ? new ApiError('offer-not-stayed') : false;
  const decision = endUnsold(auctionState(row), now);
  if (decision.kind === 'refused') return new ApiError('offer-not-stayed');
  const at = decision.state.lastAt;
  const { offer_code: offerCode } = row;
  await announceStay(deps, transaction, row, { kind: 'ended', cause: stay.cause, at });
  await saveAuctions(transaction, [{ before: row, ...decision, maxima: [], outcome: 'unsold' }]);
  await stayWriter(transaction).end([offerCode], { at, actorId, outcome: 'annulled' });
  await closeWithdrawalWindows(transaction, { offerCode, reason: 'stayed', now: at });
  await rejectOpenProposals(deps, transaction, row, { cause: 'ended', at });
  await notifySellers(deps, transaction, row, { kind: 'ended', reason, at });
  return true;
}
