export { PurchaseCharges } from './purchase-charges.tsx';
export { StateBadge } from './state-badge.tsx';
