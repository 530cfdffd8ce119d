import type { decideDepositTransfer as contract } from '@patio/contract/finance/deposits/decide-deposit-transfer.ts';
import { decideRelease } from '@patio/domain/finance/paybacks/decide-payback.ts';
import type { ServerDeps } from '../../../../../deps.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { ApiError } from '../../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../../platform/http/serve.ts';
import { startSending, writeParts } from '../../../paybacks/public.ts';
import { announceDeposit, newsOfReturn } from '../../announce-deposit.ts';
import { isOfBank } from '../../bank/owed-deposit.ts';
import { chargeOf } from '../../open-deposit.ts';
import { sendBack } from '../../send-back.ts';
import { changeTransfer, recordTransfer, type OpenedTransfer } from './open-transfer.ts';
import { writeTransferDecided } from './transfers.store.ts';

const REFUSALS = {
  decided: 'payback-decided',
  own: 'payback-own',
  'own-cancellation': 'deposit-transfer-decider',
} as const;

interface Decision {
  /** Null: it is released. */
  readonly reason: string | null;
  /** Of when the account is that was read; null: it is turned down. */
  readonly seen: string | null;
  readonly by: number;
  readonly at: number;
}

/** Releases a transfer of a deposit, or turns it down. */
export const decideDepositTransfer =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body }, { actor, now }) => {
    const reason = body.decisao === 'recusar' ? body.motivo : null;
    const seen = body.decisao === 'liberar' ? body.dadosEm : null;
    const decision = { reason, seen, by: actor.accountId, at: now };
    return changeTransfer(deps, { code: params.id, actor }, (transaction, opened) =>
      decide(deps, transaction, opened, decision),
    );
  };

async function decide(
  deps: ServerDeps,
  transaction: Transaction,
  changed: OpenedTransfer,
  { reason, seen, by, at }: Decision,
): Promise<ApiError | null> {
  const { transfer, opened, parts } = changed;
  const { code, state, proposed_by: proposedBy, amount_cents: amount } = transfer;
  const { deposit, position } = opened;
  const decision = decideRelease(
    { state, proposedBy, cancelledBy: deposit.decided_by },
    { release: reason === null, by },
  );
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  if (reason !== null) {
    const codes = parts.map((part) => part.code);
    await writeTransferDecided(transaction, code, { state: 'withdrawn', by, at, reason });
    await writeParts(transaction, codes, { from: 'proposed', state: 'withdrawn' });
    const details = { reason };
    await recordTransfer(transaction, changed, {
      action: 'reject-deposit-transfer',
      to: 'withdrawn',
      details,
      by,
      at,
    });
    // What was paid in time for it goes back by Pix.
    const sent = await sendBack(deps, transaction, opened, { by: null, at });
    const what = sent ? newsOfReturn(deposit.state, 'returning') : 'transfer-refused';
    await announceDeposit(deps, transaction, opened, {
      what,
      amount,
      reason: sent ? null : reason,
      part: at,
      at,
    });
    return null;
  }
  if (deposit.given_up) return new ApiError('payback-given-up');
  if (0 - position.balances.user !== amount) return new ApiError('payback-changed');
  if (!isOfBank(deposit, seen)) return new ApiError('deposit-bank-changed');
  await writeTransferDecided(transaction, code, { state: 'sending', by, at, reason: null });
  const released = { payback: { way: 'transfer' as const }, parts, by, at };
  await startSending(transaction, { charges: [chargeOf(deposit)] }, released);
  await recordTransfer(transaction, changed, { action: 'release-deposit-transfer', to: 'sending', by, at });
  await announceDeposit(deps, transaction, opened, { what: 'transfer-released', amount, part: code, at });
  return null;
}
