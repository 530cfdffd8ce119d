export { loadAddresses, makeMain, removeAddress } from './address-calls.ts';
export { AddressForm } from './address-form.tsx';
export { addressLine } from './address-line.ts';
export { useEditedAddress } from './use-edited-address.ts';
export { loadCities, loadStates, type City, type State } from './load-places.ts';
