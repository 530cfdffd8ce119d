import type { OfferDraft } from '../catalogue/public.ts';
import { HOSTILE_DESCRIPTION, HOSTILE_WORDS, longDescription } from './descriptions.ts';
import type { OfferRole } from './offer-roles.ts';

/** Answers the draft with the texts that put screens to the test, where its role asks for them. */
export function withSpecials(role: OfferRole, draft: OfferDraft): OfferDraft {
  if (role.special === 'hostile')
    return { ...draft, title: `${draft.title} ${HOSTILE_WORDS}`, description: HOSTILE_DESCRIPTION };
  const [vehicle] = draft.vehicles;
  if (role.special === 'long' && vehicle) {
    return { ...draft, description: longDescription(vehicle.yearManufacture ?? 0, vehicle.usage ?? 0) };
  }
  return draft;
}
