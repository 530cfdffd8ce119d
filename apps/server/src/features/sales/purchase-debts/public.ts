export { heldMoney, OWED_BACK } from './held-money.store.ts';
export { KEEPS_FROM_COLLECTING, STORAGE_DAY_KIND } from './complaint-days.ts';
export { STORAGE_OWED } from './storage-owed.ts';
export { chargedAfterApproval, chargedOf, PROOF_WAITS, unpaidAgain, unpaidOf } from './unpaid.ts';
