export { linkReferences, relinkAll, type GivenReference } from './link-references.ts';
export { referenceChoices } from './reference-choices.ts';
export type { ReferenceModelFact, ReferencePriceFact } from './reference-facts.ts';
export { saveReferenceModels, saveReferencePrices } from './save-reference-prices.ts';
export { knownCodes } from './write-references.store.ts';
