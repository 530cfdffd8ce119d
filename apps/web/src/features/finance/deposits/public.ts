export { DepositsSection } from './deposits-section.tsx';
export { PurchaseDeposit } from './purchase-deposit.tsx';
export { LateDepositDialog } from './late-deposit-dialog.ts';
