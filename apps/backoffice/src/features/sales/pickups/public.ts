export { PurchasePickup } from './purchase-pickup.tsx';
