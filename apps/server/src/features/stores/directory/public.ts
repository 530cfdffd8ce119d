export { storeHeadOf } from './stores-list.store.ts';
export { presentStoreHead, readerOf } from './stores.present.ts';
