export { PurchaseStorage } from './purchase-storage.tsx';
