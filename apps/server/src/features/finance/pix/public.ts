export { askRefund, type RefundTold } from './ask-refund.ts';
export { depositPaid } from './deposit-paid.ts';
export { pixForCharge } from './pix-for-charge.ts';
export { knownTxids, readPixOfCharge } from './pix-charges.store.ts';
export { payableDeposit } from './read-pix.ts';
export { reviewPix } from './review-pix.ts';
export { pixJobs } from './pix.jobs.ts';
export type { PixDeps } from './pix-deps.ts';
