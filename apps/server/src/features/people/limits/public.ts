export { trustColumns, usageJoins, usageOf, type TrustRow } from './limits.store.ts';
export { presentExposure } from './limits.present.ts';
export { limitedAccount, purchasesUsedUp } from './limited-account.ts';
