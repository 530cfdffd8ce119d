export { cameInWith, lockReferences, takeOutgoing, usedReferences } from './bank-references.store.ts';
export { outMovement, givenByBank } from './out-movement.ts';
