export { openStoreAgain } from './stores/release-store.ts';
export { storeNumber } from './stores/stores.store.ts';
export { suspendLocked } from './suspend-offer.ts';
export type { StoreOutcome } from './stores/change-store.ts';
export { closeStore } from './stores/suspend-store.ts';
