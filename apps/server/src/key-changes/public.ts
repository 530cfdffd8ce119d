export { sealAnewJob } from './seal-anew.job.ts';
export { sealedKind, type SealedKind } from './sealed-texts.store.ts';
