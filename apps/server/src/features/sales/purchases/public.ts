export { defaultersOf, markDefaulted, purchaseStands } from './defaults.store.ts';
export { recordPurchase } from './record-purchase.ts';
export { insertPurchase } from './record-purchase.store.ts';
