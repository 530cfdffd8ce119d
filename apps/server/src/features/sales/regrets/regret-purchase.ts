import { regretPurchase as contract } from '@patio/contract/sales/regrets/regret-purchase.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { decideRegret } from '@patio/domain/sales/regrets/decide-regret.ts';
import { regretProtocol } from '@patio/domain/sales/regrets/regret-protocol.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import type { Handler, HandlerInput } from '../../../platform/http/serve.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { givenBankData, undoSale } from '../cancellations/public.ts';
import { heldMoney } from '../purchase-debts/public.ts';
import { purchaseCancelled, undoingOvertaken } from '../purchase-events/public.ts';
import { lockWithBidders } from '../reopenings/public.ts';
import { dealRequest, runDeal, type Deal, type StoredReply } from '../../trading/deals/public.ts';
import { announceRegret } from './announce-regret.ts';
import { refusedRegret } from './refused-regret.ts';
import { regrettable } from './regrettable.ts';
import { regretWriter } from './regrets.store.ts';

type Body = HandlerInput<typeof contract>['body'];

/**
 * Cancels a purchase because its consumer regrets it (rule 0.27): at once, under the lock of offer and buyer, without a reason, a strike or
 * anyone's consent. The same key, or the same call within seconds, gets the first reply again while it stands.
 */
export const regretPurchase =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const request = dealRequest('regret-purchase', { ...body, cdofrta: body.cdOfrta }, context);
    const stored = await runDeal(deps, request, {
      addressCode: null,
      lock: (transaction) => lockWithBidders(transaction, request.offerCode, request.accountId),
      // An earlier purchase of the same offer is ignored.
      stillStands: async ({ transaction, row }) => {
        const purchase = await regretWriter(transaction).lock(row.offer_code, request.accountId);
        return purchase?.cancelled_at !== null;
      },
      decide: (deal) => decide(deps, deal, body, context),
    });
    return contract.success.schema.parse(stored.reply);
  };

async function decide(
  deps: ServerDeps,
  { transaction, row, now: at }: Deal<AuctionRow>,
  body: Body,
  { actor: { accountId }, idiom }: SignedInContext,
): Promise<StoredReply | ApiError> {
  const writer = regretWriter(transaction);
  const purchase = await writer.lock(row.offer_code, accountId);
  if (!purchase) return new ApiError('nothing-to-regret');
  const decision = decideRegret(regrettable(purchase), deps.config.rules.regret, at);
  if (decision.kind === 'refused') return refusedRegret(decision.reason, purchase);
  const bankData = await givenBankData(deps, transaction, { body, purchaseCode: purchase.code, idiom });
  if (bankData instanceof ApiError) return bankData;
  const { code: purchaseCode, value_cents: value } = purchase;
  // With a complaint as without one, their money does not wait for the vehicle (rule 0.27).
  await undoingOvertaken.publish(deps, transaction, { code: purchaseCode, at });
  const id = await writer.write({
    accountId,
    offerCode: row.offer_code,
    purchaseCode,
    bankData,
    idiom,
    at,
  });
  await purchaseCancelled.publish(null, transaction, { code: purchaseCode, at });
  await undoSale(deps, transaction, row, { reason: 'regret', at });
  const protocol = regretProtocol(id, at);
  const held = await heldMoney(transaction, purchaseCode);
  const refunds = purchase.payment_approved === true || bankData !== null || held > 0;
  await announceRegret(deps, transaction, row, { id, accountId, purchase, protocol, refunds, idiom, at });
  return {
    status: 200,
    reply: {
      data: {
        codigoCompra: purchaseCode,
        protocolo: protocol,
        em: isoInstant(at),
        valor: reaisFromCentavos(value),
        devolucao: refunds,
      },
    },
  };
}
