import type { suspendOffer as contract } from '@patio/contract/sales/stays/suspend-offer.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { NotifyDeps } from './announce-stay.ts';
import { changeLocked, changeOffer, type Change, type OfferAction } from './change-offer.ts';
import { stayReader, stayWriter } from './stays.store.ts';
import { stopOffers } from './stop-offers.ts';
import { notifySellers } from './notify-sellers.ts';

/** Takes an open offer off the site; its clock is stopped (rule 0.31). */
export const suspendOffer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) =>
    changeOffer(deps, params.id, body.motivo, context, suspending(deps));

/** Takes a locked, open offer off the site; returns whether that changed anything. */
export const suspendLocked = (deps: NotifyDeps, action: Omit<OfferAction, 'stay'>) =>
  changeLocked(deps, action, suspending(deps));

const suspending = (deps: NotifyDeps): Change => ({
  action: 'suspend-offer',
  change: (action) => takeOff(deps, action),
});

async function takeOff(
  deps: NotifyDeps,
  { transaction, row, stay, actorId, reason, at }: OfferAction,
): Promise<boolean | ApiError> {
  if (stay?.cause === 'offer') return false;
  if (!row.open) return new ApiError('offer-finished');
  const publishedAt = await stayReader(transaction).publishedAt(row.offer_code);
  if (publishedAt === null) return new ApiError('offer-not-found');
  await stopOffers(deps, transaction, [row], { cause: 'offer', reason, actorId, at });
  await stayWriter(transaction).takeOff(row.offer_code, reason, publishedAt);
  await notifySellers(deps, transaction, row, { kind: 'suspended', reason, at });
  return true;
}
