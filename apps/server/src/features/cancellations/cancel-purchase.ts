import { cancelPurchase as contract } from '@patio/contract/cancellations/cancel-purchase.ts';
import { requiresBankData } from '@patio/domain/cancellations/bank-data.ts';
import { decideCancellation } from '@patio/domain/cancellations/decide-cancellation.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SignedInContext } from '../../platform/http/call-context.ts';
import type { Handler, HandlerInput } from '../../platform/http/serve.ts';
import { seal } from '../../platform/secrets/seal.ts';
import { auctionLocker, type AuctionRow } from '../auctions/public.ts';
import { dealRequest, runDeal, type Deal, type KeptReply } from '../deals/public.ts';
import { announceCancellation } from './announce-cancellation.ts';
import { bankDataPlace } from './bank-data-place.ts';
import { cancellablePurchase } from './cancellable-purchase.ts';
import { cancellationWriter, type PurchaseRow } from './cancellations.store.ts';
import { endCancelledSale } from './end-cancelled-sale.ts';
import { readBankData } from './read-bank-data.ts';
import { reasonReader } from './reasons.store.ts';
import { refusedCancellation } from './refused-cancellation.ts';

type Body = HandlerInput<typeof contract>['body'];

/**
 * Cancels a purchase at once or hands the wish to the sales team, with the offer locked, so that no step of the sale comes between
 * (API-74, S-13). The same key, or the same request within seconds, gets the first reply again (rule 0.8).
 */
export const cancelPurchase =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const request = dealRequest('cancel-purchase', { ...body, cdofrta: body.cdOfrta }, context);
    const kept = await runDeal(deps, request, {
      addressCode: null,
      lock: (transaction) => auctionLocker(transaction).lock(request.offerCode, request.accountId),
      decide: (deal) => decide(deps, deal, body, context),
    });
    return contract.success.schema.parse(kept.reply);
  };

async function decide(
  deps: ServerDeps,
  deal: Deal<AuctionRow>,
  body: Body,
  context: SignedInContext,
): Promise<KeptReply | ApiError> {
  const { transaction, row, now } = deal;
  const { accountId } = context.actor;
  const writer = cancellationWriter(transaction);
  const purchase = await writer.lockPurchase(row.offer_code, accountId);
  const facts = cancellablePurchase(row, purchase, {
    accountId,
    lastOfBid: purchase ? undefined : await writer.latestOfBid(accountId, row.offer_code),
  });
  const reason = await reasonReader(transaction).find(body.cdJustf);
  const text = body.obsJustf || null;
  const decision = decideCancellation(facts, {
    textRequired: reason?.needs_text ?? false,
    text,
    // Which fields are missing is said below.
    hasBankData: true,
  });
  if (decision.kind === 'refused' && decision.status === 404) return refusedCancellation(decision.reason);
  if (!reason) return new ApiError('cancel-reason-unknown');
  if (decision.kind === 'refused') return refusedCancellation(decision.reason);
  const bankData = await sealedBankData(
    deps,
    deal,
    { body, purchase, needed: requiresBankData(facts.order) },
    context,
  );
  if (bankData instanceof ApiError) return bankData;
  const immediate = decision.kind === 'cancelled';
  if (purchase) await (immediate ? writer.cancel(purchase.code, now) : writer.review(purchase.code, now));
  if (immediate) await endCancelledSale(transaction, row, now);
  const id = await writer.insert({
    accountId,
    offerCode: row.offer_code,
    purchaseCode: purchase?.code ?? null,
    proposalCode: null,
    reasonCode: reason.code,
    text,
    outcome: immediate ? 'done' : 'review',
    bankData,
    idiom: context.idiom,
    at: now,
  });
  await announceCancellation(deps, transaction, row, {
    kind: immediate ? 'purchase-cancelled' : 'cancellation-requested',
    id,
    accountId,
    value: purchase?.value_cents ?? row.price_cents,
    idiom: context.idiom,
    at: now,
  });
  return { status: 200, reply: { data: immediate ? 'CANCELADO' : 'AGUARDANDO' } };
}

async function sealedBankData(
  { config }: ServerDeps,
  { transaction }: Deal<AuctionRow>,
  { body, purchase, needed }: { body: Body; purchase: PurchaseRow | undefined; needed: boolean },
  { idiom }: SignedInContext,
): Promise<Buffer | ApiError | null> {
  if (!needed || !purchase) return null;
  const data = await readBankData(transaction, body, idiom);
  if (data instanceof ApiError) return data;
  return seal(config.secretKey, bankDataPlace(purchase.code), JSON.stringify(data));
}
