export { resealJob } from './reseal.job.ts';
export { sealedFilesKind } from './renew-files.ts';
export { sealedKind } from './renew-texts.ts';
export type { SealedKind } from './sealed-kind.ts';
