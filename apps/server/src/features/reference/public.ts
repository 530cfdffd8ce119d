export { CATEGORIES, CATEGORY, subcategoryCode } from './categories.ts';
export { ensureReference, seedReference } from './seed-reference.ts';
export { plainKey } from './plain-key.ts';
