export {
  afterApproval,
  bestBidWaits,
  heldDeposits,
  isUnpaid,
  usageColumns,
  usageJoins,
  usageOf,
  visibleUsage,
  type UsageRow,
} from './limits.store.ts';
export { presentExposure } from './limits.present.ts';
export { countedAccount, isLimitReached, limitedAccount } from './limited-account.ts';
