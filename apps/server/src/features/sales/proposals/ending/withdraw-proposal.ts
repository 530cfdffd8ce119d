import { withdrawProposal as contract } from '@patio/contract/sales/proposals/withdraw-proposal.ts';
import { cancellationTextFault } from '@patio/domain/sales/cancellations/decide-cancellation.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import type { Handler, HandlerInput } from '../../../../platform/http/serve.ts';
import { auctionLocker, type AuctionRow } from '../../../trading/auctions/public.ts';
import { dealRequest, runDeal, type Deal, type StoredReply } from '../../../trading/deals/public.ts';
import { withdrawOpenProposal } from './withdraw-open-proposal.ts';
import { recordSellingEvent } from '../../../messaging/selling-side/public.ts';
import {
  announceCancellation,
  cancellationWriter,
  reasonReader,
  refusedCancellation,
} from '../../cancellations/public.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { proposalReader } from '../proposals.store.ts';

type Body = HandlerInput<typeof contract>['body'];

/** Withdraws an own proposal that nobody has answered yet; it stays in the history as withdrawn (API-73, S-13). */
export const withdrawProposal =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const offerCode = await offerOfProposal(deps.database, body.cdlance, context.actor.accountId);
    if (offerCode === null) return fail('proposal-not-open');
    const request = dealRequest('withdraw-proposal', { ...body, cdofrta: offerCode }, context);
    const stored = await runDeal(deps, request, {
      addressCode: null,
      lock: (transaction) => auctionLocker(transaction).lock(offerCode, request.accountId),
      decide: (deal) => decide(deps, deal, body, context),
    });
    return contract.success.schema.parse(stored.reply);
  };

async function decide(
  deps: ServerDeps,
  { transaction, row, now }: Deal<AuctionRow>,
  body: Body,
  { actor, idiom }: SignedInContext,
): Promise<StoredReply | ApiError> {
  const reason = await reasonReader(transaction).find(body.cdJustf);
  if (!reason) return new ApiError('cancel-reason-unknown');
  const text = body.obsJustf || null;
  const fault = cancellationTextFault({ textRequired: reason.needs_text, text });
  if (fault !== null) return refusedCancellation(fault);
  const { accountId } = actor;
  const withdrawn = await withdrawOpenProposal(transaction, { code: body.cdlance, accountId, at: now });
  if (withdrawn === null) return new ApiError('proposal-not-open');
  const id = await cancellationWriter(transaction).insert({
    accountId,
    offerCode: row.offer_code,
    purchaseCode: null,
    proposalCode: body.cdlance,
    reasonCode: reason.code,
    text,
    outcome: 'done',
    bankData: null,
    idiom,
    at: now,
  });
  await announceCancellation(deps, transaction, row, {
    kind: 'proposal-withdrawn',
    id,
    accountId,
    purchaseCode: null,
    value: withdrawn.value,
    idiom,
    at: now,
  });
  if (!withdrawn.belowFloor) {
    const news = { offerCode: row.offer_code, ref: body.cdlance, at: now };
    await recordSellingEvent(transaction, { event: 'proposal-withdrawn', ...news });
  }
  return { status: 200, reply: { data: 'CANCELADO' } };
}

/** The offer code of an account's own proposal; null if it is another's, or unknown. */
async function offerOfProposal(queries: Queries, code: number, accountId: number): Promise<number | null> {
  const row = await proposalReader(queries).find(code);
  return row?.account_id === accountId ? row.offer_code : null;
}
