export { STORAGE_OWED } from './storage-owed.ts';
export { chargedOf, unpaidOf } from './unpaid.ts';
