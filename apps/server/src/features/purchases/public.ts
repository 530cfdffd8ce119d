export { defaultersOf, markDefaulted } from './defaults.store.ts';
export { recordPurchase } from './record-purchase.store.ts';
