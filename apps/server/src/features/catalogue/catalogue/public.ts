export { iconAddresses } from './catalogue.present.ts';
export { offerFilter } from './index/offer-filter.ts';
export {
  correctVehicle,
  refreshOffer,
  refreshOffers,
  type VehicleCorrection,
} from './saving/correct-vehicle.store.ts';
export { equipmentTexts, legalTexts, noteTexts } from './saving/offered-texts.ts';
export { draftFacts, storedFacts } from './saving/offered-facts.ts';
export {
  findOfferedOne,
  saleRightOf,
  standingOf,
  type OfferedRow,
  type OfferedVehicleRow,
  type SaleRightColumns,
} from './saving/offered.store.ts';
export type { OfferDraft, PhotoDraft, SavedOffer, VehicleDraft } from './saving/offer-draft.ts';
export { offersByCode } from './offers-by-code.store.ts';
export { resetTerms } from './saving/save-offers.store.ts';
export { foreseeOffers, saveOffers } from './saving/save-offers.ts';
export { viewerOf } from './viewer.ts';
