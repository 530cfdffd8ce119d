export { cameInWith, lockOutgoing, usedReferences, wentOutWith } from './bank-references.store.ts';
export { outMovement } from './out-movement.ts';
