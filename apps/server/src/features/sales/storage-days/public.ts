export { endStorage } from './charge-storage.ts';
export { followStorageJob } from './follow-storage.job.ts';
export { keepStorageTerms } from './keep-terms.ts';
export { storageAtGate } from './storage-at-gate.ts';
