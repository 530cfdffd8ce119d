export { CATEGORIES, CATEGORY, subcategoryCode } from './categories.ts';
export { ensureReference } from './seed-reference.ts';
export { plainKey } from './plain-key.ts';
export { ensureBrand, ensureModel } from './add-vehicles.ts';
