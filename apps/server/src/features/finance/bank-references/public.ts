export { cameInWith, lockOutgoing, usedReferences, wentOutWith } from './bank-references.store.ts';
export { outMovement, givenByBank } from './out-movement.ts';
