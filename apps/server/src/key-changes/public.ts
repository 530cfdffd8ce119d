export { resealJob } from './reseal.job.ts';
export { sealedKind, type SealedKind } from './sealed-texts.store.ts';
