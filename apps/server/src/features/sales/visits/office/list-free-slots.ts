import type { listFreeSlots as contract } from '@patio/contract/sales/visits/list-free-slots.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { placeReader } from '../places.store.ts';
import { slotsAt } from '../slots-at.ts';
import { visitedOffer } from '../visited-offer.ts';
import { presentSlot } from '../visits.present.ts';
import { reachedVisit } from './reach-visit.ts';

/** The slots that a visit can be moved to at its place; none once its offer is over. */
export const listFreeSlots =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const { database } = deps;
    const visit = await reachedVisit(database, params.id, actor);
    if (!visit) return fail('visit-not-found');
    const offer = await visitedOffer(database, visit.offer_code, now);
    const places = await placeReader(database).ofOffer(visit.offer_code);
    const place = places.find(({ code }) => code === visit.place_code);
    if (!place || 'closed' in offer) return { data: [] };
    const asked = { places: [place], offerEnd: offer.end, moved: visit.code, byStaff: true, now };
    const slots = (await slotsAt(deps, database, asked)).get(place.code) ?? [];
    return { data: slots.filter(({ free }) => free > 0).map(presentSlot) };
  };
