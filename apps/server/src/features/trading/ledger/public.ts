export { faultLine } from './ledger-fault.ts';
export { verifyLedgers, type VerifiedLedgers } from './verify-ledgers.ts';
