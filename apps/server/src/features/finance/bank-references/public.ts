export { cameInWith, wentOutWith } from './bank-references.store.ts';
