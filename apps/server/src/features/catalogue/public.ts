export { writeOfferDocuments } from './offer-document.store.ts';
export type { OfferDraft, PhotoDraft, SavedOffer, VehicleDraft } from './offer-draft.ts';
export { offersByCode } from './offers-by-code.store.ts';
export { sanitiseDescription } from './sanitise-description.ts';
export { saveOffer, saveOffers } from './save-offers.ts';
export { viewerOf } from './viewer.ts';
