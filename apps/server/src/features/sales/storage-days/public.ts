export { endStorage } from './charge-storage.ts';
export { followStorageJob } from './follow-storage.job.ts';
export { settleComplaintsJob } from './settle-complaints.job.ts';
export { remindOfStorageChargesJob } from './remind-of-charges.job.ts';
export { addDay } from './days.store.ts';
export { keepStorageTerms } from './keep-terms.ts';
export { keepTerms, reachDay } from './storage.store.ts';
export { storageAtGate, type GateStorage } from './storage-at-gate.ts';
