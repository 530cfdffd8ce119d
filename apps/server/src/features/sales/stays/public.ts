export { openStoreAgain } from './stores/release-store.ts';
export { storeNumber } from './stores/stores.store.ts';
export { suspendLocked } from './suspend-offer.ts';
export { closeStore, type StoreOutcome } from './stores/suspend-store.ts';
