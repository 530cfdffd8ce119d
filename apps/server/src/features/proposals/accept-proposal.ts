import type { acceptProposal as contract } from '@patio/contract/proposals/accept-proposal.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { purchasesUsedUp, usageOf } from '../limits/public.ts';
import { announceSoldOtherwise } from '../results/public.ts';
import { noteSellingEvent } from '../selling-side/public.ts';
import { decideAsStaff, type StaffDecision } from './decide-as-staff.ts';
import { changedSince } from './changed-since.ts';
import { sellToProposer } from './sell-to-proposer.ts';
import { buyerTeller } from './tell-buyer.ts';

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
  if (waits && (await hasNoPurchaseLeft(decision))) {
    return new ApiError('buyer-limit-reached');
  }
  const sold = await sellToProposer(deps, transaction, { offer, row }, { actor: 'staff', actorId, at });
  if (sold instanceof ApiError) return sold;
  const { moved, price, purchaseCode, at: soldAt } = sold;
  await buyerTeller(deps, transaction, offer).accepted({ row: moved.row, seq: moved.seq, at: soldAt });
  await announceSoldOtherwise(deps, transaction, offer, { buyerId: row.account_id, price, at: soldAt });
  const sale = { offerCode: offer.offer_code, ref: purchaseCode, at: soldAt };
  await noteSellingEvent(transaction, { event: 'proposal-accepted', ...sale });
  return null;
}

/** An accepted proposal takes one of the buyer's purchases of the month (S-04). */
async function hasNoPurchaseLeft({ transaction, row, at }: StaffDecision): Promise<boolean> {
  const usage = await usageOf(transaction, row.account_id, saoPauloMonth(at).from, at);
  return usage === undefined || purchasesUsedUp(usage);
}
