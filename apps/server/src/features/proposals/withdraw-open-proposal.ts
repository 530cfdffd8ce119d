import type { Transaction } from '../../platform/db/database.ts';
import { moveProposal } from './move-proposal.ts';
import { proposalWriter } from './proposals.store.ts';

/**
 * Withdraws a proposal for its buyer and gives its value in centavos; null when it is not his or is over (S-13, rule 0.7). The caller
 * holds the lock of the offer; `at` is an epoch millisecond.
 */
export async function withdrawOpenProposal(
  transaction: Transaction,
  { code, accountId, at }: { readonly code: number; readonly accountId: number; readonly at: number },
): Promise<number | null> {
  const row = await proposalWriter(transaction).lock(code);
  if (row?.account_id !== accountId) return null;
  const deed = { step: 'withdraw', actor: 'buyer', actorId: accountId, at } as const;
  const moved = await moveProposal(transaction, row, deed, true);
  return moved.kind === 'refused' ? null : row.value_cents;
}
