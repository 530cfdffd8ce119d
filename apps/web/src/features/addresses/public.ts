export { loadAddresses, makeMain, removeAddress } from './address-calls.ts';
export { hasAddressDraft } from './address-draft.ts';
export { AddressForm } from './address-form.tsx';
export { addressLine } from './address-line.ts';
export { loadCities, loadStates, type City, type State } from './load-places.ts';
