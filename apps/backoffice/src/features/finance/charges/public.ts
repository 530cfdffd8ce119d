export { ArrivedFields } from './arrived-fields.tsx';
export { CorrectReference } from './correct-reference.tsx';
export { PurchaseCharges } from './purchase-charges.tsx';
export { StateBadge } from './state-badge.tsx';
export { useArrivedMoney } from './use-arrived-money.ts';
