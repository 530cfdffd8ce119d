import type { undoPayback as contract } from '@patio/contract/finance/paybacks/marks/undo-payback.ts';
import { decideMarkUndo } from '@patio/domain/finance/book/marked-transfer.ts';
import { postNotSent } from '@patio/domain/finance/book/postings.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import { reopenRefund } from '../../../sales/cancellations/public.ts';
import { followApproval, type OpenedPurchase } from '../../charges/public.ts';
import { announcePayback } from '../announce-payback.ts';
import { openPaidPurchase } from '../owed-money.ts';
import { partsOf, writeParts } from '../parts.store.ts';
import { markOf } from '../paybacks.present.ts';
import {
  endingsSince,
  findPayback,
  hasOpenPayback,
  writePaybackUndone,
  type PaybackRow,
} from '../paybacks.store.ts';
import { bookMovement } from '../release-payback.ts';
import { showPayback } from '../show-payback.ts';

const REFUSALS = {
  'not-made': 'payback-not-made',
  own: 'payback-undo-own',
  'by-bank': 'payback-by-bank',
  'of-movement': 'payback-undo-movement',
} as const;

/** Takes back that the transfer of a payback was recorded as made. */
export const undoPayback =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const { motivo: reason, outroDinheiro: otherMoney } = body;
    const asked = { code: params.id, reason, otherMoney, by: actor.accountId, at: now };
    const outcome = await deps.database.transact(async (transaction) => {
      const undone = await undo(deps, transaction, asked);
      if (undone instanceof ApiError) return undone;
      return showPayback(transaction, undone, { actor, now, pix: offersPix(deps.config) });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('payback-not-found') : { data: outcome };
  };

interface Asked {
  readonly code: number;
  readonly reason: string;
  readonly otherMoney: boolean;
  readonly by: number;
  readonly at: number;
}

/** Takes it back under the locks of its purchase. Returns the purchase. */
async function undo(
  deps: ServerDeps,
  transaction: Transaction,
  { code, reason, otherMoney, by, at }: Asked,
): Promise<number | ApiError> {
  const seen = await findPayback(transaction, code);
  const opened = seen && (await openPaidPurchase(transaction, seen.purchase_code));
  const payback = opened && (await findPayback(transaction, code));
  if (opened === undefined || payback === undefined) return new ApiError('payback-not-found');
  const decision = decideMarkUndo(markOf(payback), { by, otherMoney });
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const { purchase_code: purchase, amount_cents: amount, reference, movement } = payback;
  // One at a time is under way for a purchase.
  if (await hasOpenPayback(transaction, purchase)) return new ApiError('payback-open');
  // What an earlier payback completed went back without this one; what this one or a later one completed did not.
  const endings =
    payback.ended_at === null ? [] : await endingsSince(transaction, purchase, payback.ended_at);
  await bookUndone(transaction, opened, { payback, reason, by, at });
  await writePaybackUndone(transaction, code, { by, at, reason });
  await recordAudit(transaction, {
    actorId: by,
    action: 'undo-payback',
    subject: `purchase ${purchase}`,
    details: { payback: code, amount, reference, reason, ...(movement !== null && { movement }) },
    before: { state: payback.state },
    after: { state: 'sending' },
    at,
  });
  await reopenRefund(transaction, { purchase, notedAt: endings, by, at });
  await followApproval(deps, transaction, opened, { by, at });
  await announcePayback(deps, transaction, opened, { payback, what: 'undone', amount, reference: null, at });
  return purchase;
}

/** Its money is on its way again, part by part. */
async function bookUndone(
  transaction: Transaction,
  opened: OpenedPurchase,
  {
    payback: { code: payback, reference, undone },
    reason,
    by,
    at,
  }: {
    readonly payback: PaybackRow;
    readonly reason: string;
    readonly by: number;
    readonly at: number;
  },
): Promise<void> {
  const parts = await partsOf(transaction, [payback]);
  for (const { code, charge_code: charge, amount_cents: amount } of parts) {
    const key = `reversal:sent:${code}:${undone}`;
    const post = () => postNotSent(amount);
    await bookMovement(transaction, opened, {
      charge,
      kind: 'reversal',
      key,
      reference,
      reason,
      by,
      at,
      post,
    });
  }
  await writeParts(
    transaction,
    parts.map(({ code }) => code),
    { from: 'done', state: 'sending' },
  );
}
