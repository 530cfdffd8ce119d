export { cameInWith, usedReferences, wentOutWith } from './bank-references.store.ts';
