import type { withdrawSale as contract } from '@patio/contract/sales/sale-withdrawals/withdraw-sale.ts';
import { decideDefault } from '@patio/domain/trading/auctions/ends/decide-default.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../../platform/http/serve.ts';
import { auctionLocker, auctionState, saveAuctions, type AuctionRow } from '../../trading/auctions/public.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { personOf } from '../../trading/results/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';
import type { StoredCause } from '@patio/domain/sales/sale-terms/stored-cause.ts';
import { STORED_CAUSES, WIRE_CAUSES } from '../sale-terms/public.ts';
import { purchaseCancelled, undoingOvertaken } from '../purchase-events/public.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';
import {
  findWithdrawable,
  lockWithdrawable,
  writeWithdrawal,
  type WithdrawableRow,
} from './withdrawals.store.ts';

type Body = HandlerInput<typeof contract>['body'];

/** Withdraws a sale for cause, once, under the lock of offer and buyer (rule 0.32). */
export const withdrawSale =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const seen = await findWithdrawable(transaction, params.id);
      if (!seen) return new ApiError('purchase-not-found');
      const row = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
      const sale = await lockWithdrawable(transaction, params.id);
      if (!row || !sale) return new ApiError('purchase-not-found');
      if (sale.cause !== null) return { sale, cause: sale.cause };
      const cause = STORED_CAUSES[body.causa];
      const refusal = await withdraw(deps, transaction, { row, sale, cause, body, actorId: actor.accountId });
      return refusal ?? { sale, cause };
    });
    if (outcome instanceof ApiError) throw outcome;
    return {
      data: {
        codigoCompra: outcome.sale.code,
        codigoOferta: outcome.sale.offer_code,
        causa: WIRE_CAUSES[outcome.cause],
        devolver: outcome.sale.payment_approved === true,
      },
    };
  };

interface Withdrawn {
  readonly row: AuctionRow;
  readonly sale: WithdrawableRow;
  readonly cause: StoredCause;
  readonly body: Body;
  readonly actorId: number;
}

async function withdraw(
  deps: ServerDeps,
  transaction: Transaction,
  { row, sale, cause, body, actorId }: Withdrawn,
): Promise<ApiError | null> {
  if (sale.cancelled_at !== null || sale.status === 'X') return new ApiError('withdrawal-impossible');
  const decision = decideDefault(auctionState(row), deps.clock.now());
  if (decision.kind === 'refused') return new ApiError('withdrawal-impossible');
  const at = decision.state.lastAt;
  const person = await personOf(transaction, sale.account_id);
  await saveAuctions(transaction, [{ before: row, ...decision, maxima: [], outcome: 'defaulted' }]);
  const idiom = person?.idiom ?? 'PTBR';
  await undoingOvertaken.publish(deps, transaction, { code: sale.code, at });
  await writeWithdrawal(transaction, { sale, cause, note: body.motivo, actorId, idiom, at });
  await purchaseCancelled.publish(null, transaction, { code: sale.code, at });
  const news = { offerCode: row.offer_code, ref: sale.code, at };
  await recordSellingEvent(transaction, { event: 'sale-withdrawn', ...news });
  if (person) await announceWithdrawal(deps, transaction, row, { person, sale, cause, at });
  await recordAudit(transaction, {
    actorId,
    action: 'withdraw-sale',
    subject: `purchase ${sale.code}`,
    details: {
      offer: row.offer_code,
      buyer: sale.account_id,
      value: sale.value_cents,
      cause,
      reason: body.motivo,
    },
    before: { status: sale.status },
    after: { status: decision.state.status },
    at,
  });
  transaction.afterCommit(() => deps.live.publish(row.offer_code));
  return null;
}
