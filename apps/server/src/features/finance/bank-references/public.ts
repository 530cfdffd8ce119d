export { cameInWith, lockOutgoing, usedReferences, wentOutWith } from './bank-references.store.ts';
export { outMovement, toldByBank } from './out-movement.ts';
