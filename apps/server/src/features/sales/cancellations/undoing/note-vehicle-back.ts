import type { noteVehicleBack as contract } from '@patio/contract/sales/cancellations/note-vehicle-back.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { auctionLocker, type AuctionRow } from '../../../trading/auctions/public.ts';
import { announce, personOf, purchasePath } from '../../../trading/results/public.ts';
import { cancellationWriter } from '../cancellations.store.ts';
import { refundTerms } from '../refunds/refund-terms.ts';
import { cancellationDesk, type RequestedCancellation } from '../review/open-cancellations.store.ts';
import { vehicleOf, writeVehicleBack } from './undoing.store.ts';

interface Noted {
  readonly back: boolean;
  readonly actorId: number;
  readonly at: number;
}

/** Notes, once and under the lock of offer and buyer, that a vehicle is back or is not after all; audited. */
export const noteVehicleBack =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const desk = cancellationDesk(transaction);
      const seen = await desk.find(params.id);
      const row = seen && (await auctionLocker(transaction).lock(seen.offer_code, seen.account_id));
      const request = await desk.lock(params.id);
      if (!row || !request || request.purchase_code === null) return new ApiError('cancellation-not-found');
      // Read under the lock: what was released since is told from earlier money by these instants.
      const noted = { back: body.voltou, actorId: actor.accountId, at: deps.clock.now() };
      const refusal = await note(deps, transaction, row, request, noted);
      return (
        refusal ?? {
          id: request.id,
          purchase: request.purchase_code,
          vehicle: await vehicleOf(transaction, request.id),
        }
      );
    });
    if (outcome instanceof ApiError) throw outcome;
    const at = outcome.vehicle?.vehicle_back_at ?? null;
    return {
      data: {
        codigo: outcome.id,
        codigoCompra: outcome.purchase,
        veiculoVoltouEm: at === null ? null : isoInstant(at),
      },
    };
  };

async function note(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  request: RequestedCancellation,
  { back, actorId, at }: Noted,
): Promise<ApiError | null> {
  const { id, purchase_code: code, complaint_code: complaint } = request;
  const before = await vehicleOf(transaction, id);
  if (before?.vehicle_awaited !== true) return new ApiError('vehicle-not-awaited');
  if ((before.vehicle_back_at !== null) === back) return null;
  if (!back && before.money_left) return new ApiError('vehicle-money-left');
  await writeVehicleBack(transaction, id, back ? { by: actorId, at } : null);
  await recordAudit(transaction, {
    actorId,
    action: 'note-vehicle-back',
    subject: `purchase ${code}`,
    details: { cancellation: id, offer: row.offer_code, complaint },
    before: { vehicleBack: !back },
    after: { vehicleBack: back },
    at,
  });
  if (back && before.refunded_at === null) await notifyBuyer(deps, transaction, row, request, at);
  return null;
}

async function notifyBuyer(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { id, account_id: accountId, purchase_code: code }: RequestedCancellation,
  at: number,
): Promise<void> {
  const person = await personOf(transaction, accountId);
  const purchase = await cancellationWriter(transaction).lockPurchase(row.offer_code, accountId);
  if (!person || purchase?.code !== code) return;
  const refund = await refundTerms(deps, transaction, { id, purchase, at });
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: purchasePath(purchase.code),
    value: purchase.value_cents,
    fact: `vehicle-back-${id}-${at}`,
    at,
    write: (facts) => messages.vehicleReturned({ ...facts, refund }),
  });
}
