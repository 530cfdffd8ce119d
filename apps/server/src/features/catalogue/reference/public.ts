export { CATEGORIES, CATEGORY, subcategoryCode } from './categories.ts';
export { ensureReference } from './seed-reference.ts';
export { ensureBrand, ensureModel } from './add-vehicles.ts';
