export { lookAtStoresJob } from './look-at-stores.job.ts';
export { sealStoreBank, shownBank, storeBankPlace } from './bank/bank-data.ts';
export { insertBank } from './bank/banks.store.ts';
export { insertCommission } from './commissions.store.ts';
