export { concernedBy } from './corrections.store.ts';
export { applyCorrection } from './apply-correction.ts';
