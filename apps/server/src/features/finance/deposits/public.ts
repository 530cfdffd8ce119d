export { endDepositReturn } from './end-return.ts';
export { insertRule } from './office/rules.store.ts';
export { followDepositsJob } from './follow-deposits.job.ts';
export { takePayment } from './take-payment.ts';
