export { iconAddresses } from './catalogue.present.ts';
export { offerFilter } from './offer-filter.ts';
export { correctVehicle, refreshOffer, type VehicleCorrection } from './correct-vehicle.store.ts';
export { equipmentTexts, legalTexts, noteTexts } from './offered-texts.ts';
export { storedFacts } from './offered-facts.ts';
export {
  findOfferedOne,
  saleRightOf,
  standingOf,
  type OfferedRow,
  type OfferedVehicleRow,
  type SaleRightColumns,
} from './offered.store.ts';
export type { OfferDraft, PhotoDraft, SavedOffer, VehicleDraft } from './offer-draft.ts';
export { offersByCode } from './offers-by-code.store.ts';
export { saveOffers } from './save-offers.ts';
export { viewerOf } from './viewer.ts';
