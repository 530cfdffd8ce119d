export { depositPartEnded, type PartEnded } from './deposit-part-ended.ts';
export { endPart } from './end-part.ts';
export { openPaidPurchase, owedCharges } from './owed-money.ts';
export { insertParts, partsOf, writeParts, type PartRow } from './parts.store.ts';
export { setOff, startSending } from './release-payback.ts';
export { refuseOwedRefund } from './refuse-owed-refund.ts';
export { paybackJobs } from './send-refunds.job.ts';
