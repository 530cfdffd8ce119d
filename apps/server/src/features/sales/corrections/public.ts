export { applyCorrection } from './apply-correction.ts';
