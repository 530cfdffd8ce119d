import type { markRefunded as contract } from '@patio/contract/sales/cancellations/mark-refunded.ts';
import { decideRefundMark } from '@patio/domain/sales/cancellations/refund-mark.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { auctionLocker } from '../../../trading/auctions/public.ts';
import { purchaseRefunded } from '../../purchase-events/public.ts';
import { cancellationDesk } from '../review/open-cancellations.store.ts';
import { isVehicleAwaited } from '../undoing/vehicle-awaited.store.ts';
import { sealPayee } from './refund-payee.ts';
import { refundState, writeReceipt, writeRefund } from './refunds.store.ts';
import { notifyRefund } from './notify-refund.ts';

/** Marks, once and under the lock of offer and buyer, a cancelled purchase as refunded (S-15), and notifies its buyer; audited. */
export const markRefunded =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const receipt = body?.comprovante ?? null;
    const outcome = await deps.database.transact(async (transaction) => {
      const desk = cancellationDesk(transaction);
      const seen = await desk.find(params.id);
      const row = seen && (await auctionLocker(transaction).lock(seen.offer_code, seen.account_id));
      const request = await desk.lock(params.id);
      if (!row || !request || request.purchase_code === null) return new ApiError('cancellation-not-found');
      const { id, offer_code: offerCode, purchase_code: purchaseCode } = request;
      const before = await refundState(transaction, id);
      if (!before) return new ApiError('cancellation-not-found');
      const decided = decideRefundMark(
        {
          regret: request.regret,
          outcome: request.outcome,
          decidedBy: request.answered_by,
          refundedAt: before.refunded_at,
          hasReceipt: before.receipt !== null,
          vehicleAwaited: await isVehicleAwaited(transaction, purchaseCode),
        },
        { by: actor.accountId, givesReceipt: receipt !== null },
      );
      if (decided.kind === 'refused') return new ApiError(decided.reason);
      if (decided.kind === 'unchanged') return { id, offerCode, purchaseCode, at: decided.refundedAt };
      const at = decided.kind === 'receipt' ? decided.refundedAt : deps.clock.now();
      if (decided.kind === 'refunded') {
        const payee = sealPayee(deps, purchaseCode, before);
        await writeRefund(transaction, id, { at, payee, receipt });
        await purchaseRefunded.publish(null, transaction, { code: purchaseCode, at });
        await notifyRefund(deps, transaction, row, { cancellation: request, before, at });
      } else if (receipt !== null) {
        await writeReceipt(transaction, id, receipt);
      }
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'mark-refunded',
        subject: `purchase ${purchaseCode}`,
        details: { cancellation: id, offer: offerCode, receipt },
        before: { refunded: before.refunded_at !== null, receipt: before.receipt },
        after: { refunded: true, receipt: receipt ?? before.receipt },
        at: deps.clock.now(),
      });
      return { id, offerCode, purchaseCode, at };
    });
    if (outcome instanceof ApiError) throw outcome;
    return {
      data: {
        codigo: outcome.id,
        codigoOferta: outcome.offerCode,
        codigoCompra: outcome.purchaseCode,
        devolvidoEm: isoInstant(outcome.at),
      },
    };
  };
