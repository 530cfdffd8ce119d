import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import {
  decideProposalStep,
  type ProposalMove,
  type ProposalStepDecision,
} from '@patio/domain/sales/proposals/decide-proposal-step.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { proposalOf, storedStatus, type ProposalRow } from '../proposal-row.ts';
import { proposalWriter } from '../proposals.store.ts';

/** Who moves a locked proposal and how; the actor's account is null for the system. */
export interface ProposalChange extends ProposalMove {
  readonly actorId: number | null;
  /** Words for the other side. */
  readonly message?: string;
}

/** A proposal that moved: as it is stored now, with the number of its last step. */
export interface Moved {
  readonly kind: 'moved';
  readonly row: ProposalRow;
  readonly seq: number;
}

/**
 * Takes a step of a proposal and writes it into the history (rule 0.7). The caller holds the locks of the offer and of the proposal; a
 * refusal leaves nothing written.
 */
export async function moveProposal(
  transaction: Transaction,
  row: ProposalRow,
  action: ProposalChange,
  offerOpen: boolean,
): Promise<Moved | Extract<ProposalStepDecision, { kind: 'refused' }>> {
  const decision = decideProposalStep(proposalOf(row), action, offerOpen);
  if (decision.kind === 'refused') return decision;
  const { proposal } = decision;
  const writer = proposalWriter(transaction);
  const moved: ProposalRow = {
    ...row,
    ...valuesAfter(row, action, proposal.amount),
    status: storedStatus(proposal.status),
    expires_at: proposal.expiresAt,
    refuse_at: proposal.refuseAt ?? null,
  };
  await writer.move(
    {
      code: row.code,
      status: moved.status,
      value: moved.value_cents,
      counter: moved.counter_cents,
      expiresAt: moved.expires_at,
      refuseAt: moved.refuse_at,
    },
    action.at,
  );
  const seq = await writer.addStep(row.code, {
    step: action.step,
    actor_kind: action.actor,
    actor_id: action.actorId,
    value_cents: action.step === 'counter' || action.step === 'accept' ? proposal.amount : null,
    message: action.message ?? '',
    at: action.at,
  });
  return { kind: 'moved', row: moved, seq };
}

/** A sale outside the bidding must exceed this: the last bid, null before the first (rule 0.30). */
export function currentBid({ hasBid, price }: Pick<AuctionState, 'hasBid' | 'price'>): number | null {
  return hasBid ? price : null;
}

/**
 * A counter of the sales team is stored beside the buyer's value; a counter of the buyer replaces their value and answers the team's. In a
 * review the buyer's value stands alone again.
 */
function valuesAfter(row: ProposalRow, { step, actor }: ProposalChange, amount: number) {
  if (step === 'review') return { value_cents: row.value_cents, counter_cents: null };
  if (step !== 'counter') return { value_cents: row.value_cents, counter_cents: row.counter_cents };
  return actor === 'staff'
    ? { value_cents: row.value_cents, counter_cents: amount }
    : { value_cents: amount, counter_cents: null };
}
