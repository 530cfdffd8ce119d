export { followTransfersJob } from './follow/follow-transfers.job.ts';
export { remindOfTransfersJob } from './follow/remind-buyers.job.ts';
export { remindOfTransferStepsJob } from './follow/remind-of-steps.job.ts';
export { missingOfSeller, refuseUntransferred, transferMissing } from './release.ts';
export { beginTransfer, lockTransfer } from './transfer.store.ts';
export { replayTransfer } from './replay-transfer.ts';
