import type { recordPaybackTransfer as contract } from '@patio/contract/finance/paybacks/record-payback-transfer.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { wentOutWith } from '../../bank-references/public.ts';
import { endPart, endPayback } from '../end-part.ts';
import { openPaidPurchase } from '../owed-money.ts';
import { partsOf } from '../parts.store.ts';
import { findPayback } from '../paybacks.store.ts';
import { showPayback } from '../show-payback.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';

/** Notes that a released transfer was made, or could not be made. */
export const recordPaybackTransfer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const made = body.resultado === 'feita';
    const told: Told = {
      payback: params.id,
      reference: made ? bankReference(body.referencia) : null,
      failure: made ? null : body.motivo,
      by: actor.accountId,
      at: now,
    };
    const outcome = await deps.database.transact(async (transaction) => {
      const ended = await end(deps, transaction, told);
      if (ended instanceof ApiError) return ended;
      return showPayback(transaction, ended, { actor, now, pix: offersPix(deps.config) });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('payback-not-found') : { data: outcome };
  };

interface Told {
  readonly payback: number;
  readonly reference: string | null;
  readonly failure: string | null;
  readonly by: number;
  readonly at: number;
}

async function end(
  deps: ServerDeps,
  transaction: Transaction,
  { payback: code, reference, failure, by, at }: Told,
): Promise<number | ApiError> {
  const seen = await findPayback(transaction, code);
  const opened = seen && (await openPaidPurchase(transaction, seen.purchase_code));
  const payback = opened && (await findPayback(transaction, code));
  if (opened === undefined || payback === undefined) return new ApiError('payback-not-found');
  if (payback.state !== 'sending' || payback.way !== 'transfer') return new ApiError('payback-decided');
  if (reference !== null && (await wentOutWith(transaction, reference)))
    return new ApiError('payback-reference');
  const outcome = reference === null ? 'failed' : 'done';
  for (const part of await partsOf(transaction, [code]))
    await endPart(transaction, opened, { part, outcome, failure, reference, by, at });
  await endPayback(deps, transaction, opened, { payback, reference, by, at });
  return payback.purchase_code;
}
