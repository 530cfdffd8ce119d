import type { StaffProposalView } from '@patio/contract/sales/proposals/proposal.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { whyClosed } from '@patio/domain/trading/deals/may-deal.ts';
import { auctionLocker, auctionState, type AuctionRow } from '../../../trading/auctions/public.ts';
import { closedDeal, offerOnSale, standingsOf } from '../../../trading/deals/public.ts';
import type { ProposalRow, StepRow } from '../proposal-row.ts';
import { mayDecide } from '../proposals.policy.ts';
import { proposalReader, proposalWriter } from '../proposals.store.ts';
import { reviewed } from './review-proposal.ts';

/** Input of a sales team's decision: the locked offer and proposal, and the server's clock under the lock. */
export interface StaffDecision {
  readonly transaction: Transaction;
  readonly offer: AuctionRow;
  readonly row: ProposalRow;
  readonly at: number;
  /** Why the offer cannot be sold now; null if it can. */
  readonly closed: ApiError | null;
}

interface StaffAction {
  /** Name of the operation, for the audit log. */
  readonly action: string;
  readonly details: Readonly<Record<string, string | number | null>>;
  /** Whether this step was already taken: a repeated request does not take it again. */
  isDone(last: StepRow): boolean;
  /** Decides and saves; an `ApiError` must leave nothing written. */
  decide(decision: StaffDecision): Promise<ApiError | null>;
}

/**
 * A step of the sales team on a proposal in one transaction: buyer and offer are locked first, then the proposal; audited; watchers
 * notified. The same call again finds the step taken and changes nothing. Returns the resulting proposal.
 */
export async function decideAsStaff(
  deps: ServerDeps,
  code: number,
  { actor }: SignedInContext,
  move: StaffAction,
): Promise<StaffProposalView> {
  const known = await proposalReader(deps.database).find(code);
  if (!known) throw new ApiError('proposal-not-found');
  const outcome = await deps.database.transact(async (transaction) => {
    const offer = await auctionLocker(transaction).lock(known.offer_code, known.account_id);
    if (!offer || !mayDecide(actor, offer.offer_partner_id)) return new ApiError('proposal-not-found');
    const row = await proposalWriter(transaction).lock(code);
    if (!row || row.refuse_at !== null) return new ApiError('proposal-not-found');
    if (row.account_id === actor.accountId) return new ApiError('own-offer');
    const at = deps.clock.now();
    const last = (await proposalReader(transaction).steps([code])).at(-1);
    const done = last !== undefined && last.actor_id === actor.accountId && move.isDone(last);
    if (!done) {
      const refusal = await move.decide({
        transaction,
        offer,
        row,
        at,
        closed: await closedOffer(transaction, offer, at),
      });
      if (refusal) return refusal;
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: move.action,
        subject: `proposal ${code}`,
        details: { offer: offer.offer_code, ...move.details },
        before: shownOf(row),
        after: shownOf((await proposalReader(transaction).find(code)) ?? row),
        at,
      });
      transaction.afterCommit(() => deps.live.publish(offer.offer_code));
    }
    return (await reviewed(transaction, code, actor, at)) ?? new ApiError('proposal-not-found');
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

const shownOf = ({ status, counter_cents: counter }: ProposalRow) => ({ status, counter });

/** Staff and store users are subject to the gate like everyone (rules 0.30, 0.31). */
async function closedOffer(
  transaction: Transaction,
  offer: AuctionRow,
  at: number,
): Promise<ApiError | null> {
  const standings = await standingsOf(transaction, [offer.offer_code], at);
  const onSale = offerOnSale(auctionState(offer), standings.get(offer.offer_code));
  const reason = whyClosed(onSale, { kind: 'accept', amount: 0 }, at);
  return reason === null ? null : closedDeal(reason, true);
}
