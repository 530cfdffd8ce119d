export { cepLookUp } from './cep-look-up.ts';
export type { LookUpCep } from './look-up-cep.ts';
export { cityPosition as cityPlace, placeCodes } from './places.store.ts';
export { readCep } from './read-cep.ts';
