export { forgetAmlCases } from './forget-cases.ts';
export { lookAtOperationsJob } from './look-at-operations.job.ts';
export { readWatchList } from './watch-lists/read-watch-list.ts';
export { storeWatchList } from './watch-lists/store-watch-list.ts';
export { openByHand } from './open-by-hand.ts';
export { amlCasePlace } from './sealed-case.ts';
export { watchOperations } from './watch-operations.ts';
