import type { decideCancellation as contract } from '@patio/contract/sales/cancellations/decide-cancellation.ts';
import { answerCancellation } from '@patio/domain/sales/cancellations/decide-cancellation.ts';
import { mayConfirmUndoing, vehicleIsAwaited } from '@patio/domain/sales/cancellations/undoing.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { auctionLocker, type AuctionRow } from '../../../trading/auctions/public.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { announce, personOf, purchasePath } from '../../../trading/results/public.ts';
import { purchaseCancelled, undoingAnswered } from '../../purchase-events/public.ts';
import { cancellationWriter, type PurchaseRow } from '../cancellations.store.ts';
import { UNDOING_REASON, vehicleFacts, writeAwaited } from '../undoing/undoing.store.ts';
import { endCancelledSale } from '../end-cancelled-sale.ts';
import { refundTerms } from '../refunds/refund-terms.ts';
import { cancellationDesk, type RequestedCancellation } from './open-cancellations.store.ts';

interface Decision {
  readonly approve: boolean;
  readonly reason: string | null;
  readonly actorId: number;
  readonly at: number;
}

type DecidedRequest = RequestedCancellation & { readonly purchase_code: number };

/**
 * Grants or refuses the cancellation request of a purchase, once, under the lock of offer and buyer (S-13). A request to be released from a
 * conditional sale is decided with that sale.
 */
export const decideCancellation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const approve = body.decisao === 'aprovar';
    const decision = { approve, reason: body.motivo ?? null, actorId: actor.accountId, at: deps.clock.now() };
    const outcome = await deps.database.transact(async (transaction) => {
      const desk = cancellationDesk(transaction);
      const seen = await desk.find(params.id);
      const row = seen && (await auctionLocker(transaction).lock(seen.offer_code, seen.account_id));
      const request = await desk.lock(params.id);
      if (!row || !request || !isOfPurchase(request)) return new ApiError('cancellation-not-found');
      const notice = approve ? 'accepted' : 'rejected';
      if (request.outcome === notice) return request;
      if (request.outcome !== 'review') return new ApiError('cancellation-answered');
      return (await answer(deps, transaction, row, request, decision)) ?? request;
    });
    if (outcome instanceof ApiError) throw outcome;
    return {
      data: {
        codigo: outcome.id,
        codigoOferta: outcome.offer_code,
        codigoCompra: outcome.purchase_code,
        situacao: approve ? ('APROVADO' as const) : ('RECUSADO' as const),
      },
    };
  };

function isOfPurchase(request: RequestedCancellation): request is DecidedRequest {
  return request.purchase_code !== null;
}

async function answer(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  request: DecidedRequest,
  { approve, reason, actorId, at }: Decision,
): Promise<ApiError | null> {
  const { account_id: accountId, purchase_code: purchaseCode } = request;
  const purchase = await cancellationWriter(transaction).lockPurchase(row.offer_code, accountId);
  if (!purchase || purchase.code !== purchaseCode) return new ApiError('cancellation-not-found');
  const { status } = purchase;
  const askedByBuyer = request.reason_code !== UNDOING_REASON;
  const decided = answerCancellation(
    { status, underReview: purchase.cancellation === 'Q', askedByBuyer },
    approve,
  );
  if (decided.kind === 'refused') return new ApiError('cancellation-answered');
  if (approve && !mayConfirmUndoing({ proposedBy: request.proposed_by, buyer: accountId }, actorId))
    return new ApiError('undoing-own');
  if (request.complaint_code !== null)
    await undoingAnswered.publish(deps, transaction, {
      complaint: request.complaint_code,
      approved: approve,
      reason,
      at,
    });
  await cancellationDesk(transaction).answer({ id: request.id, purchaseCode }, decided.sets, {
    at,
    by: actorId,
  });
  const vehicle = approve && (await awaitVehicle(transaction, request));
  if (approve) {
    await endCancelledSale(transaction, row, at);
    await purchaseCancelled.publish(null, transaction, { code: purchaseCode, at });
  }
  await notifyBuyer(deps, transaction, row, { request, purchase, approve, reason, vehicle, at });
  await recordAudit(transaction, {
    actorId,
    action: approve ? 'approve-cancellation' : 'reject-cancellation',
    subject: `purchase ${purchaseCode}`,
    details: {
      cancellation: request.id,
      offer: row.offer_code,
      reason,
      ...(request.complaint_code !== null && { complaint: request.complaint_code }),
      ...(vehicle && { vehicle }),
    },
    before: { cancellationState: 'review' },
    after: { cancellationState: approve ? 'accepted' : 'rejected' },
    at,
  });
  transaction.afterCommit(() => deps.live.publish(row.offer_code));
  return null;
}

interface Answered {
  readonly request: DecidedRequest;
  readonly purchase: PurchaseRow;
  readonly approve: boolean;
  readonly reason: string | null;
  /** The buyer has the vehicle, which comes back first. */
  readonly vehicle: boolean;
  readonly at: number;
}

/** Notifies the buyer of the answer, and of what follows for their money. */
async function notifyBuyer(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { request, purchase, approve, reason, vehicle, at }: Answered,
): Promise<void> {
  // That the sale stands is said by the complaint, which goes on; that the buyer's own request was refused is not.
  const told = approve || request.reason_code !== UNDOING_REASON;
  const person = told ? await personOf(transaction, request.account_id) : undefined;
  const refund = approve ? await refundTerms(deps, transaction, { id: request.id, purchase, at }) : null;
  if (person) {
    await announce(deps, transaction, row, {
      person,
      event: 'purchase',
      path: purchasePath(purchase.code),
      value: purchase.value_cents,
      fact: `cancellation-${request.id}-decided`,
      at,
      write: (facts) =>
        messages.cancellationDecided({
          ...facts,
          approved: approve,
          reason,
          refund,
          ofComplaint: approve && request.complaint_code !== null,
          vehicle,
        }),
    });
  }
}

/** Notes that the money of a cancelled sale waits for what its buyer has of it; false: they have nothing. */
async function awaitVehicle(
  transaction: Transaction,
  { id, purchase_code: purchase }: DecidedRequest,
): Promise<boolean> {
  const facts = await vehicleFacts(transaction, purchase);
  const awaited = facts !== undefined && vehicleIsAwaited(facts);
  if (awaited) await writeAwaited(transaction, id);
  return awaited;
}
