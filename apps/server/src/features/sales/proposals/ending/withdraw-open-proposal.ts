import type { Transaction } from '../../../../platform/db/database.ts';
import { moveProposal } from '../answers/move-proposal.ts';
import { proposalWriter } from '../proposals.store.ts';

/**
 * Withdraws a proposal for its buyer and returns its value in centavos, and whether it was below the floor, in which case nobody is
 * notified; null if it is not theirs or is over (S-13, rules 0.7, 0.30). The caller holds the lock of the offer; `at` in epoch
 * milliseconds.
 */
export async function withdrawOpenProposal(
  transaction: Transaction,
  { code, accountId, at }: { readonly code: number; readonly accountId: number; readonly at: number },
): Promise<{ readonly value: number; readonly belowFloor: boolean } | null> {
  const row = await proposalWriter(transaction).lock(code);
  if (row?.account_id !== accountId) return null;
  const action = { step: 'withdraw', actor: 'buyer', actorId: accountId, at } as const;
  const moved = await moveProposal(transaction, row, action, true);
  if (moved.kind === 'refused') return null;
  return { value: row.value_cents, belowFloor: row.refuse_at !== null };
}
