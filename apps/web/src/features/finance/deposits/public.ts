export { DepositsSection } from './deposits-section.tsx';
export { LateDepositDialog } from './late-deposit-dialog.ts';
