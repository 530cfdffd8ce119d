export { civilTime, instantOf } from './civil-time.ts';
export { useCategories } from './use-categories.ts';
export { OfferBids } from './offer-bids.tsx';
export { StayDialog } from './stay-dialog.tsx';
