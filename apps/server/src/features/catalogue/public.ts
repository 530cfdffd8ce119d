export { iconAddresses } from './catalogue.present.ts';
export { offerFilter } from './offer-filter.ts';
export type { OfferDraft, PhotoDraft, SavedOffer, VehicleDraft } from './offer-draft.ts';
export { offersByCode } from './offers-by-code.store.ts';
export { saveOffers } from './save-offers.ts';
export { viewerOf } from './viewer.ts';
