export { defaultersOf, markDefaulted, purchaseStands } from './defaults.store.ts';
export { recordPurchase } from './record-purchase.store.ts';
