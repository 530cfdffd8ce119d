import type { OfferDraft } from '../../features/catalogue/catalogue/public.ts';
import { longDescription } from './descriptions.ts';
import type { OfferRole } from '../deals/offer-roles.ts';

/** Returns the draft with a text far longer than any screen, where its role asks for it. */
export function withSpecials(role: OfferRole, draft: OfferDraft): OfferDraft {
  const [vehicle] = draft.vehicles;
  if (role.special === 'long' && vehicle) {
    return { ...draft, description: longDescription(vehicle.yearManufacture ?? 0, vehicle.usage ?? 0) };
  }
  return draft;
}
