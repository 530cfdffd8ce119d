export { CATEGORIES, CATEGORY, subcategoryCode } from './categories.ts';
export { ensureReference, type FeatureSeeds } from './seed-reference.ts';
export { ensureBrand, ensureModel } from './add-vehicles.ts';
