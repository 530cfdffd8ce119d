import { cancelPurchase as contract } from '@patio/contract/sales/cancellations/cancel-purchase.ts';
import { requiresBankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import { decideCancellation } from '@patio/domain/sales/cancellations/decide-cancellation.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import type { Handler, HandlerInput } from '../../../platform/http/serve.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { dealRequest, runDeal, type Deal, type StoredReply } from '../../trading/deals/public.ts';
import { lockWithBidders } from '../reopenings/public.ts';
import { announceCancellation } from './announce-cancellation.ts';
import { cancelAtOnce } from './cancel-at-once.ts';
import { cancellablePurchase } from './cancellable-purchase.ts';
import { cancellationWriter, type PurchaseRow } from './cancellations.store.ts';
import { reasonReader, type ReasonRow } from './reasons.store.ts';
import { refusedCancellation } from './refused-cancellation.ts';
import { requestReview } from './review/request-review.ts';
import { sealBankData } from './bank-data/seal-bank-data.ts';

type Body = HandlerInput<typeof contract>['body'];

/**
 * Cancels a purchase at once or passes the request to the sales team, with the offer locked, so that no step of the sale comes between
 * (API-74, S-13). The same key, or the same request within seconds, gets the first reply again (rule 0.8).
 */
export const cancelPurchase =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const request = dealRequest('cancel-purchase', { ...body, cdofrta: body.cdOfrta }, context);
    const stored = await runDeal(deps, request, {
      addressCode: null,
      lock: (transaction) => lockWithBidders(transaction, request.offerCode, request.accountId),
      // An earlier purchase of the same offer is ignored.
      stillStands: async ({ transaction, row }) => {
        const purchase = await cancellationWriter(transaction).lockPurchase(
          row.offer_code,
          request.accountId,
        );
        return !purchase || purchase.cancelled_at !== null || purchase.cancellation_requested_at !== null;
      },
      decide: (deal) => decide(deps, deal, body, context),
    });
    return contract.success.schema.parse(stored.reply);
  };

async function decide(
  deps: ServerDeps,
  deal: Deal<AuctionRow>,
  body: Body,
  context: SignedInContext,
): Promise<StoredReply | ApiError> {
  const { transaction, row, now } = deal;
  const { accountId } = context.actor;
  const writer = cancellationWriter(transaction);
  const purchase = await writer.lockPurchase(row.offer_code, accountId);
  const facts = cancellablePurchase(row, purchase, {
    accountId,
    now,
    lastOfBid: purchase ? undefined : await writer.latestOfBid(accountId, row.offer_code),
  });
  const reason = await reasonReader(transaction).find(body.cdJustf);
  const decision = decideCancellation(facts, {
    textRequired: reason?.needs_text ?? false,
    text: body.obsJustf || null,
    // Missing fields are reported below.
    hasBankData: true,
  });
  const refusal = decision.kind === 'refused' ? refusedCancellation(decision.reason, purchase) : null;
  if (refusal?.code === 'nothing-to-cancel') return refusal;
  if (!reason) return new ApiError('cancel-reason-unknown');
  if (refusal) return refusal;
  const bankData =
    purchase && requiresBankData(facts.order)
      ? await sealBankData(deps, transaction, { body, purchaseCode: purchase.code, idiom: context.idiom })
      : null;
  if (bankData instanceof ApiError) return bankData;
  return save(
    deps,
    deal,
    { body, purchase, reason, bankData, immediate: decision.kind === 'cancelled' },
    context,
  );
}

interface Decided {
  readonly body: Body;
  /** Undefined: the best bid of a conditional sale. */
  readonly purchase: PurchaseRow | undefined;
  readonly reason: ReasonRow;
  /** Sealed. */
  readonly bankData: Buffer | null;
  readonly immediate: boolean;
}

async function save(
  deps: ServerDeps,
  { transaction, row, facts, now }: Deal<AuctionRow>,
  { body, purchase, reason, bankData, immediate }: Decided,
  { actor: { accountId }, idiom }: SignedInContext,
): Promise<StoredReply> {
  const writer = cancellationWriter(transaction);
  if (purchase && immediate) {
    const buyer = { accountId, profileCode: facts.profile_code, idiom };
    await cancelAtOnce(deps, transaction, row, { purchase, buyer, at: now });
  }
  const text = body.obsJustf || null;
  const cancellation = {
    accountId,
    offerCode: row.offer_code,
    purchaseCode: purchase?.code ?? null,
    reasonCode: reason.code,
    text,
    bankData,
    idiom,
    at: now,
  };
  const id = immediate
    ? await writer.insert({ ...cancellation, proposalCode: null, outcome: 'done' })
    : await requestReview(transaction, cancellation);
  await announceCancellation(deps, transaction, row, {
    kind: immediate ? 'purchase-cancelled' : 'cancellation-requested',
    id,
    accountId,
    purchaseCode: purchase?.code ?? null,
    value: purchase?.value_cents ?? row.price_cents,
    idiom,
    at: now,
  });
  return { status: 200, reply: { data: immediate ? 'CANCELADO' : 'AGUARDANDO' } };
}
