import type { Database } from '../../../platform/db/database.ts';
import { examineChain } from './examine-chain.ts';
import { examineSales } from './examine-sales.ts';
import { examineSeals } from './examine-seals.ts';
import { examineState, stepsOf } from './examine-state.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { knownAuctions, readExaminedAuctions, type ExaminedAuction } from './ledger.store.ts';

const PAGE = 100;

/** The result of verifying ledgers. */
export interface VerifiedLedgers {
  readonly offers: number;
  readonly lines: number;
  readonly maxima: number;
  readonly purchases: number;
  readonly faults: number;
  /** Requested offers that do not exist. */
  readonly unknown: readonly number[];
}

/** All faults of one stored auction; none if it is sound. */
export function examineAuction(stored: ExaminedAuction): readonly LedgerFault[] {
  const steps = stepsOf(stored);
  const found = [
    ...examineChain(stored),
    ...examineSeals(stored),
    ...examineState(stored, steps),
    ...examineSales(stored, steps),
  ];
  return found.map((fault) => ({ offerCode: stored.row.offer_code, ...fault }));
}

/**
 * Verifies the ledgers of all offers, or of the given ones, and passes every fault to `tell` (rules 0.5, 0.9). It holds one page of offers
 * at a time, writes nothing and takes no lock, so it may run beside the product.
 */
export async function verifyLedgers(
  database: Database,
  only: readonly number[] | null,
  report: (fault: LedgerFault) => void,
): Promise<VerifiedLedgers> {
  const known = only === null ? null : await knownAuctions(database, only);
  const sum = { offers: 0, lines: 0, maxima: 0, purchases: 0, faults: 0 };
  let above = 0;
  for (;;) {
    const stored = await database.transact((transaction) =>
      readExaminedAuctions(transaction, { above, only, size: PAGE }),
    );
    for (const auction of stored) {
      sum.offers += 1;
      sum.lines += auction.lines.length;
      sum.maxima += auction.maxima.length;
      sum.purchases += auction.purchases.length;
      const faults = examineAuction(auction);
      sum.faults += faults.length;
      for (const fault of faults) report(fault);
      above = auction.row.offer_code;
    }
    if (stored.length < PAGE) break;
  }
  return { ...sum, unknown: (only ?? []).filter((code) => known !== null && !known.has(code)) };
}
