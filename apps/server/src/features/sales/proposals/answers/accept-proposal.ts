import type { acceptProposal as contract } from '@patio/contract/sales/proposals/accept-proposal.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { refusedAtGate } from '../../../trading/auctions/public.ts';
import { dealFacts } from '../../../trading/deals/public.ts';
import { isLimitReached } from '../../../people/limits/public.ts';
import { announceSoldOtherwise } from '../../../trading/results/public.ts';
import { recordSellingEvent } from '../../../messaging/selling-side/public.ts';
import { decideAsStaff, type StaffDecision } from '../review/decide-as-staff.ts';
import { changedSince } from './changed-since.ts';
import { proposalReader } from '../proposals.store.ts';
import { sellToProposer } from './sell-to-proposer.ts';
import { buyerNotifier } from '../notify-buyer.ts';

/** The sales team accepts a proposal: sold once, against bids, purchases, closing and each other (S-07, S-11). */
export const acceptProposal =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const data = await decideAsStaff(deps, params.id, context, {
      action: 'accept-proposal',
      details: { value: body.valor },
      isDone: (last) => last.step === 'accept' && last.value_cents === body.valor,
      decide: (decision) => accept(deps, decision, context.actor.accountId, body.valor),
    });
    return { data };
  };

async function accept(
  deps: ServerDeps,
  decision: StaffDecision,
  actorId: number,
  seen: number,
): Promise<ApiError | null> {
  const { transaction, offer, row, at, closed } = decision;
  const waits = row.status === 'open';
  if (waits && closed) return closed;
  if (waits && row.value_cents !== seen) return changedSince(row.value_cents);
  const stopped = waits ? await buyerStopped(deps, decision) : null;
  if (stopped) return stopped;
  const sold = await sellToProposer(deps, transaction, { offer, row }, { actor: 'staff', actorId, at });
  if (sold instanceof ApiError) return sold;
  const { moved, price, purchaseCode, at: soldAt } = sold;
  await buyerNotifier(deps, transaction, offer).accepted(
    { row: moved.row, seq: moved.seq, at: soldAt },
    purchaseCode,
  );
  await announceSoldOtherwise(deps, transaction, offer, { buyerId: row.account_id, price, at: soldAt });
  const sale = { offerCode: offer.offer_code, ref: purchaseCode, at: soldAt };
  await recordSellingEvent(transaction, { event: 'proposal-accepted', ...sale });
  return null;
}

/**
 * Nothing is sold to a buyer who may no longer buy, however long the proposal has waited: blocked since, on the blocklist, stopped by
 * strikes or regrets, or on the selling side by now. An accepted proposal counts as one of the month's purchases (S-04).
 */
async function buyerStopped(
  { config }: ServerDeps,
  { transaction, offer, row, at }: StaffDecision,
): Promise<ApiError | null> {
  const { account_id: accountId, offer_code: offerCode } = row;
  const { strikes } = config.rules;
  const question = { offerCode, accountId, key: null, addressCode: null };
  const times = { now: at, monthStart: saoPauloMonth(at).from, strikes };
  const [facts] = await dealFacts(transaction, [question], times);
  if (!facts || (await proposalReader(transaction).isBlocked(accountId))) return new ApiError('buyer-barred');
  const intention = { kind: 'accept', amount: row.value_cents } as const;
  if (refusedAtGate(offer, { accountId, facts, intention, at })) return new ApiError('buyer-barred');
  return isLimitReached('PODE_COMPRAR', facts) ? new ApiError('buyer-limit-reached') : null;
}
