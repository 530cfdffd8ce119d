export { openStoreAgain } from './release-store.ts';
export { storeNumber } from './stores.store.ts';
export { suspendLocked } from './suspend-offer.ts';
export { closeStore, type StoreOutcome } from './suspend-store.ts';
