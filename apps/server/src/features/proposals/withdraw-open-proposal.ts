import { decideProposalStep } from '@patio/domain/proposals/decide-proposal-step.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { proposalWriter } from './proposals.store.ts';

/**
 * Withdraws a proposal for its buyer and gives its value in centavos; null when it is not his or no longer waits for an answer (S-13, rule
 * 0.7). The caller holds the lock of the offer; `at` is an epoch millisecond.
 */
export async function withdrawOpenProposal(
  transaction: Transaction,
  { code, accountId, at }: { readonly code: number; readonly accountId: number; readonly at: number },
): Promise<number | null> {
  const writer = proposalWriter(transaction);
  const row = await writer.lockOwn(code, accountId);
  if (!row) return null;
  const decision = decideProposalStep(
    {
      buyerId: row.account_id,
      amount: row.value_cents,
      status: row.status === 'open' ? 'pending' : row.status,
      expiresAt: row.expires_at,
    },
    { step: 'withdraw', actor: 'buyer', at },
    true,
  );
  if (decision.kind === 'refused') return null;
  await writer.withdraw(code, at);
  return row.value_cents;
}
