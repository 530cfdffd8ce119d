import type { requestReview as contract } from '@patio/contract/sales/proposals/request-review.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import {
  auctionLocker,
  auctionState,
  ownLead,
  refusedAtGate,
  type AuctionRow,
} from '../../../trading/auctions/public.ts';
import { beyondLimitError, dealFacts, exposureBeyond } from '../../../trading/deals/public.ts';
import { isLimitReached } from '../../../people/limits/public.ts';
import { recordSellingEvent } from '../../../messaging/selling-side/public.ts';
import { currentBid, moveProposal } from '../answers/move-proposal.ts';
import { ownProposal } from '../own-proposals.ts';
import type { ProposalRow } from '../proposal-row.ts';
import { proposalReader, proposalWriter } from '../proposals.store.ts';
import { refusedStep } from '../answers/refused-step.ts';

/** The buyer requests that a person review a refusal (rule 0.30): the proposal is open again, and the people who decide are notified. */
export const requestReview =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { codigo: code }, fail }, { actor, request: { deviceMark: device } }) => {
    const { accountId } = actor;
    const known = await proposalReader(deps.database).find(code);
    if (known?.account_id !== accountId) return fail('proposal-not-found');
    const outcome = await deps.reserved.transact(async (transaction) => {
      const offer = await auctionLocker(transaction).lock(known.offer_code, accountId);
      const row = await proposalWriter(transaction).lock(code);
      if (!offer || !row) return new ApiError('proposal-not-found');
      const at = deps.clock.now();
      const reader = proposalReader(transaction);
      const reviewed = (await reader.steps([code])).some(({ step }) => step === 'review');
      // A repeated request changes nothing.
      if (!reviewed || row.status !== 'open') {
        const refusal = await review(deps, transaction, { offer, row, reviewed, device, at });
        if (refusal) return refusal;
      }
      const after = (await reader.find(code)) ?? row;
      return ownProposal(transaction, after, await reader.steps([code]), at);
    });
    if (outcome instanceof ApiError) throw outcome;
    return { data: outcome };
  };

interface Asked {
  readonly offer: AuctionRow;
  readonly row: ProposalRow;
  /** A review was requested before. */
  readonly reviewed: boolean;
  /** The requesting device. */
  readonly device: Buffer | undefined;
  readonly at: number;
}

async function review(
  deps: ServerDeps,
  transaction: Transaction,
  { offer, row, reviewed, device, at }: Asked,
): Promise<ApiError | null> {
  const { account_id: accountId, offer_code: offerCode, code } = row;
  const { strikes, proposalExpiryMs: termMs, exposure } = deps.config.rules;
  const from = device === undefined ? {} : { device };
  const question = { offerCode, accountId, key: null, addressCode: null, ...from };
  const times = { now: at, monthStart: saoPauloMonth(at).from, strikes };
  const [facts] = await dealFacts(transaction, [question], times);
  if (!facts) return new ApiError('not-signed-in');
  const intention = { kind: 'accept', amount: row.value_cents } as const;
  const refused = refusedAtGate(offer, { accountId, facts, intention, at });
  if (refused) return refused;
  if (row.status !== 'rejected') return new ApiError('proposal-not-refused');
  if (reviewed) return new ApiError('proposal-reviewed');
  if (isLimitReached('PODE_DAR_LANCE', facts)) {
    return new ApiError('limit-reached', { extra: { tipo: 'PODE_DAR_LANCE' } });
  }
  const others = await proposalWriter(transaction).lockOpen(offerCode, accountId);
  if (others.length > 0) return new ApiError('proposal-replaced');
  const amount = row.value_cents;
  // A refused proposal has no exposure: open again, it counts like a new one (rule 0.26).
  const beyond = exposureBeyond(facts, { amount, staysHere: ownLead(offer, accountId) }, exposure);
  if (beyond) return beyondLimitError(beyond);
  const bid = currentBid(auctionState(offer));
  const action = {
    step: 'review',
    actor: 'buyer',
    actorId: accountId,
    at,
    amount,
    termMs,
    currentBid: bid,
  } as const;
  const moved = await moveProposal(transaction, row, action, true);
  if (moved.kind === 'refused') return refusedStep(moved.reason, offer);
  await recordSellingEvent(transaction, {
    event: 'proposal-review',
    offerCode,
    ref: code,
    step: moved.seq,
    at,
  });
  transaction.afterCommit(() => deps.live.publish(offerCode));
  return null;
}
