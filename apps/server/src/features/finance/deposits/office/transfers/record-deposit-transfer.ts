import type { recordDepositTransfer as contract } from '@patio/contract/finance/deposits/record-deposit-transfer.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import type { ServerDeps } from '../../../../../deps.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { ApiError } from '../../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../../platform/http/serve.ts';
import { takeOutgoing } from '../../../bank-references/public.ts';
import { positionsOf } from '../../../book/public.ts';
import { endPart } from '../../../paybacks/public.ts';
import { announceDeposit } from '../../announce-deposit.ts';
import { askIfStuck } from '../../bank/owed-deposit.ts';
import { moveDeposit } from '../../deposits.store.ts';
import { chargeOf, type OpenedDeposit } from '../../open-deposit.ts';
import { sendBack } from '../../send-back.ts';
import { changeTransfer, recordTransfer, type OpenedTransfer } from './open-transfer.ts';
import { writeTransferEnded } from './transfers.store.ts';

interface Told {
  /** Of the bank; null: it could not be made, for the reason `failure`. */
  readonly reference: string | null;
  readonly failure: string | null;
  readonly by: number;
  readonly at: number;
}

/** Notes what became of a released transfer of a deposit. */
export const recordDepositTransfer =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body }, { actor, now }) => {
    const made = body.resultado === 'feita';
    const told: Told = {
      reference: made ? bankReference(body.referencia) : null,
      failure: made ? null : body.motivo,
      by: actor.accountId,
      at: now,
    };
    return changeTransfer(deps, { code: params.id, actor }, (transaction, opened) =>
      end(deps, transaction, opened, told),
    );
  };

/** Ends it, once: who tells the same again, because the reply was lost, changes nothing. */
async function end(
  deps: ServerDeps,
  transaction: Transaction,
  changed: OpenedTransfer,
  { reference, failure, by, at }: Told,
): Promise<ApiError | null> {
  const { transfer, opened, parts } = changed;
  const { code, state, amount_cents: amount, undone } = transfer;
  if (state === 'done' && transfer.reference === reference) return null;
  if (state !== 'sending') return new ApiError('payback-decided');
  if (reference !== null && !(await takeOutgoing(transaction, reference)))
    return new ApiError('payback-reference');
  const { deposit } = opened;
  const charge = chargeOf(deposit);
  const outcome = reference === null ? 'failed' : 'done';
  for (const part of parts)
    await endPart(
      transaction,
      { charges: [charge] },
      { part, outcome, failure, reference, by, at, again: undone },
    );
  await writeTransferEnded(transaction, code, { state: outcome, by, at, reference });
  const details = { reference, ...(failure !== null && { reason: failure }) };
  await recordTransfer(transaction, changed, {
    action: 'record-deposit-transfer',
    to: outcome,
    details,
    by,
    at,
  });
  if (outcome === 'done') await finish(deps, transaction, opened, at);
  else await sendBack(deps, transaction, opened, { by: null, at });
  const what = outcome === 'done' ? 'transferred' : 'transfer-failed';
  await announceDeposit(deps, transaction, opened, {
    what,
    amount,
    reference,
    reason: failure,
    part: at,
    at,
  });
  return null;
}

/** It is back once nothing more is owed; what arrived meanwhile goes back as well. */
async function finish(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedDeposit,
  at: number,
): Promise<void> {
  const { code, charge, state } = opened.deposit;
  const more = await sendBack(deps, transaction, opened, { by: null, at });
  if (!more) await askIfStuck(deps, transaction, opened, { reason: null, at });
  const { balances } = (await positionsOf(transaction, [charge]))(charge);
  if (!more && state === 'returning' && balances.user >= 0)
    await moveDeposit(transaction, code, { from: 'returning', to: 'returned', at });
}
