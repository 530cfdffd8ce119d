import type { checkBankRefund as contract } from '@patio/contract/finance/bank-refunds/check-bank-refund.ts';
import { decideRefundCheck } from '@patio/domain/finance/bank-refunds/bank-refund.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentBankRefund } from '../present-bank-refund.ts';
import { oneBankRefund } from '../refunds-list.store.ts';
import { findRefund, lockRefundsOf, writeChecked } from '../refunds.store.ts';

const REFUSALS = {
  'not-done': 'bank-refund-changed',
  checked: 'bank-refund-changed',
  open: 'bank-refund-open',
} as const;

/** Notes that finance has seen to a refund by the bank; its money is booked without them. */
export const checkBankRefund =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const by = actor.accountId;
    const note = body.motivo;
    const outcome = await database.transact(async (transaction) => {
      const seen = await findRefund(transaction, params.id);
      if (seen === undefined) return undefined;
      const all = await lockRefundsOf(transaction, seen.end_to_end_id);
      const refund = all.find(({ code }) => code === params.id);
      if (refund === undefined) return undefined;
      const { code, state, open_cents: open, checked_by: checkedBy } = refund;
      const decision = decideRefundCheck({ state, open, checked: checkedBy !== null });
      if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
      await writeChecked(transaction, code, { by, at: now, note });
      await recordAudit(transaction, {
        actorId: by,
        action: 'check-bank-refund',
        subject: `bank-refund ${code}`,
        details: { amount: refund.amount_cents, reason: note },
        before: { checked: false },
        after: { checked: true },
        at: now,
      });
      return transaction.row(oneBankRefund, [code]);
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('bank-refund-not-found') : { data: presentBankRefund(outcome) };
  };
