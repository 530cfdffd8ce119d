export { recordPurchase } from './record-purchase.store.ts';
