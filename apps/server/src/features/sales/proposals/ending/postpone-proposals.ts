import { termAfterRelease } from '@patio/domain/trading/stopped-terms/stopped-term.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { workingCalendar } from '../../working-days/public.ts';
import { proposalWriter } from '../proposals.store.ts';

/**
 * Gives the open proposals of an offer that was suspended the time that was left to them, and at least a working day (rule 0.31). The caller
 * holds the lock of the offer; instants in epoch milliseconds.
 */
export async function postponeProposals(
  transaction: Transaction,
  offerCode: number,
  term: { readonly stoppedAt: number; readonly releasedAt: number },
): Promise<void> {
  const writer = proposalWriter(transaction);
  const calendar = await workingCalendar(transaction, term.releasedAt);
  for (const { code, expires_at: until } of await writer.lockOpen(offerCode)) {
    const later = termAfterRelease({ until, ...term }, calendar);
    if (later !== null) await writer.postpone(code, later);
  }
}
