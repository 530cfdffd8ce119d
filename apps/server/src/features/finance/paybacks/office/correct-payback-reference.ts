import type { correctPaybackReference as contract } from '@patio/contract/finance/paybacks/marks/correct-payback-reference.ts';
import { decideMarkReference } from '@patio/domain/finance/book/marked-transfer.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import { correctRefundReceipt } from '../../../sales/cancellations/public.ts';
import { takeOutgoing } from '../../bank-references/public.ts';
import { openPaidPurchase } from '../owed-money.ts';
import { markOf } from '../paybacks.present.ts';
import { findPayback, writePaybackReference } from '../paybacks.store.ts';
import { showPayback } from '../show-payback.ts';

const REFUSALS = {
  'not-made': 'payback-not-made',
  'by-bank': 'payback-by-bank',
  'of-movement': 'payback-of-movement',
} as const;

/** Corrects the reference under which the transfer of a payback was recorded. */
export const correctPaybackReference =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const { referencia, motivo: reason } = body;
    const asked = {
      code: params.id,
      reference: bankReference(referencia),
      reason,
      by: actor.accountId,
      at: now,
    };
    const outcome = await deps.database.transact(async (transaction) => {
      const purchase = await correct(deps, transaction, asked);
      if (purchase instanceof ApiError) return purchase;
      return showPayback(transaction, purchase, { actor, now, pix: offersPix(deps.config) });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('payback-not-found') : { data: outcome };
  };

interface Asked {
  readonly code: number;
  readonly reference: string;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Corrects it under the locks of the purchase and of both references, and in the record of the refund. Returns the purchase. */
async function correct(
  deps: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { code, reference, reason, by, at }: Asked,
): Promise<number | ApiError> {
  const seen = await findPayback(transaction, code);
  const opened = seen && (await openPaidPurchase(transaction, seen.purchase_code));
  const payback = opened && (await findPayback(transaction, code));
  if (opened === undefined || payback === undefined) return new ApiError('payback-not-found');
  const decision = decideMarkReference(markOf(payback));
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const { purchase_code: purchase, reference: before, amount_cents: amount } = payback;
  if (before === null || reference === before) return purchase;
  if (!(await takeOutgoing(transaction, reference, before))) return new ApiError('payback-reference');
  await writePaybackReference(transaction, code, reference);
  await correctRefundReceipt(transaction, { purchase, before, after: reference });
  await recordAudit(transaction, {
    actorId: by,
    action: 'correct-payback-reference',
    subject: `purchase ${purchase}`,
    details: { payback: code, amount, reason },
    before: { reference: before },
    after: { reference },
    at,
  });
  const { account_id: buyer, offer_code: offer } = opened.purchase;
  transaction.afterCommit(() => deps.live.publishNegotiation(buyer, offer));
  return purchase;
}
