import type { OfferDraft } from '../catalogue/public.ts';
import { HOSTILE_DESCRIPTION, HOSTILE_TITLE, longDescription } from './descriptions.ts';
import type { OfferRole } from './offer-roles.ts';

/** Answers the draft with the texts that put screens to the test, where its role asks for them. */
export function withSpecials(role: OfferRole, draft: OfferDraft): OfferDraft {
  if (role.special === 'hostile') return { ...draft, title: HOSTILE_TITLE, description: HOSTILE_DESCRIPTION };
  if (role.special === 'long') return { ...draft, description: longDescription() };
  return draft;
}
