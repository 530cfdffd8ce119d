export { LateWithdrawalNotice } from './late-withdrawal-notice.ts';
export { WithdrawalPart } from './withdrawal-part.tsx';
export { withdrawalOf, type WithdrawalView } from './withdrawal-view.ts';
