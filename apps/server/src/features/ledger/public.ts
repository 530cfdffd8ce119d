export { faultLine, type LedgerFault } from './ledger-fault.ts';
export { verifyLedgers, type VerifiedLedgers } from './verify-ledgers.ts';
