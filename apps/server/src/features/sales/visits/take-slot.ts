import type { FreeSlot } from '@patio/domain/sales/slots/free-slots.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { placeReader, placeWriter } from './places.store.ts';
import { slotsAt } from './slots-at.ts';
import { visitedOffer } from './visited-offer.ts';

interface Wanted {
  readonly offerCode: number;
  readonly placeCode: number;
  readonly from: number;
  /** The visit that moves. */
  readonly moved?: number;
  readonly byStaff?: boolean;
  readonly now: number;
}

/**
 * The slot that is asked for, as it is under the lock of its place: of two users who want its last place, the second sees it taken.
 * Undefined: there is no such slot, or no longer. Errors: `offer-not-found`, `visit-closed`.
 */
export async function takeSlot(
  deps: ServerDeps,
  transaction: Transaction,
  { offerCode, placeCode, from, moved, byStaff = false, now }: Wanted,
): Promise<FreeSlot | undefined> {
  await placeWriter(transaction).lock(placeCode);
  const offer = await visitedOffer(transaction, offerCode, now);
  if ('closed' in offer) throw new ApiError(offer.closed === 'hidden' ? 'offer-not-found' : 'visit-closed');
  const place = (await placeReader(transaction).ofOffer(offerCode)).find(({ code }) => code === placeCode);
  if (!place) throw new ApiError('visit-closed');
  const asked = {
    places: [place],
    offerEnd: offer.end,
    byStaff,
    now,
    ...(moved === undefined ? {} : { moved }),
  };
  return (await slotsAt(deps, transaction, asked)).get(placeCode)?.find((slot) => slot.from === from);
}
