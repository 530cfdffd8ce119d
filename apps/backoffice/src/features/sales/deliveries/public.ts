export { PurchaseDelivery } from './purchase-delivery.tsx';
