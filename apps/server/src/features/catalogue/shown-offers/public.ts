export { isShown, ofOpenStore } from './shown-offers.store.ts';
export { offerState } from './offer-state.store.ts';
