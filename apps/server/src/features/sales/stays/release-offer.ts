import type { releaseOffer as contract } from '@patio/contract/sales/stays/release-offer.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { standingsOf } from '../../trading/deals/public.ts';
import { changeOffer, type OfferAction } from './change-offer.ts';
import { letOffersGo } from './let-offers-go.ts';
import { stayWriter } from './stays.store.ts';
import { notifySellers } from './notify-sellers.ts';

/** Releases an offer that staff had taken off the site (rule 0.31). */
export const releaseOffer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) =>
    changeOffer(deps, params.id, body.motivo, context, {
      action: 'release-offer',
      change: (action) => putBack(deps, action),
    });

async function putBack(
  deps: ServerDeps,
  { transaction, row, stay, actorId, reason, at }: OfferAction,
): Promise<boolean | ApiError> {
  if (!stay) return new ApiError('offer-not-stayed');
  if (stay.cause === 'store') return new ApiError('store-unavailable');
  const storeOpen = (await standingsOf(transaction, [row.offer_code], at)).get(row.offer_code)?.store_open;
  await stayWriter(transaction).putBack(row.offer_code, storeOpen === true);
  // While its store is closed, the offer remains stayed for that reason alone.
  if (storeOpen === true) await letOffersGo(deps, transaction, [row], { actorId, at });
  await notifySellers(deps, transaction, row, { kind: 'released', reason, at });
  return true;
}
