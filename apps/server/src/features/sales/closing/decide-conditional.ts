import type { decideConditional as contract } from '@patio/contract/sales/closing/decide-conditional.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { refusedAward, type AuctionRow } from '../../trading/auctions/public.ts';
import { mayDecide } from './conditional.policy.ts';
import { saleOfBid } from './conditional.store.ts';
import { lockWithLeader, settleConditional, type Settled } from './settle-conditional.ts';

type Choice = 'aceitar' | 'liberar';

/** Accepts or releases the best bid of a conditional sale, once, against its expiry and other staff (rule 0.6). */
export const decideConditional =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const row = await lockWithLeader(transaction, params.id);
      if (!row) return new ApiError('offer-not-found');
      if (!mayDecide(actor, row.offer_partner_id)) return new ApiError('not-allowed');
      const choice = body.decisao === 'aceitar' ? 'accept' : 'release';
      const closed = choice === 'accept' ? await refusedAward(transaction, row, deps.clock.now()) : null;
      if (closed) return closed;
      const settled = await settleConditional(deps, transaction, row, choice);
      if ('kind' in settled) {
        if (settled.reason === 'term-over') return new ApiError('conditional-decided');
        return (await settledBefore(transaction, row, body.decisao)) ?? new ApiError('not-conditional');
      }
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: `${choice}-conditional`,
        subject: `offer ${row.offer_code}`,
        details: { value: row.price_cents, reserve: row.reserve_cents, purchase: settled.purchaseCode },
        before: { status: row.status },
        after: { status: settled.status },
        at: deps.clock.now(),
      });
      return settled;
    });
    if (outcome instanceof ApiError) throw outcome;
    return {
      data: { codigoOferta: params.id, statusOferta: outcome.status, codigoCompra: outcome.purchaseCode },
    };
  };

/** The reply to a repetition of the same decision; null if another one was taken. */
async function settledBefore(
  transaction: Transaction,
  row: AuctionRow,
  choice: Choice,
): Promise<Settled | null> {
  const bidder = row.leader_id;
  const reserveUnmet = row.reserve_cents !== null && (row.leader_maximum_cents ?? 0) < row.reserve_cents;
  if (bidder === null || !reserveUnmet || row.conditional_until !== null || row.open) return null;
  if (choice === 'liberar') return row.status === 'E' ? { status: 'E', purchaseCode: null } : null;
  if (row.status !== 'V') return null;
  return { status: 'V', purchaseCode: (await saleOfBid(transaction, row.offer_code, bidder)) ?? null };
}
