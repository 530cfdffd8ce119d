import type { undoDepositTransfer as contract } from '@patio/contract/finance/deposits/undo-deposit-transfer.ts';
import { decideMarkUndo } from '@patio/domain/finance/book/marked-transfer.ts';
import { postNotSent } from '@patio/domain/finance/book/postings.ts';
import type { ServerDeps } from '../../../../../deps.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { ApiError } from '../../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../../platform/http/serve.ts';
import { writeParts } from '../../../paybacks/public.ts';
import { announceDeposit } from '../../announce-deposit.ts';
import { moveDeposit } from '../../deposits.store.ts';
import { bookDeposit } from '../../open-deposit.ts';
import { openReturn } from '../../returns.store.ts';
import { markOf } from '../present-deposit.ts';
import { changeTransfer, recordTransfer, type OpenedTransfer } from './open-transfer.ts';
import { writeTransferUndone } from './transfers.store.ts';

const REFUSALS = {
  'not-made': 'deposit-transfer-not-recorded',
  own: 'deposit-transfer-own',
  'by-bank': 'payback-by-bank',
  'of-movement': 'payback-undo-movement',
} as const;

/** Takes back that a transfer of a deposit was recorded as made. */
export const undoDepositTransfer =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body }, { actor, now }) => {
    const { motivo: reason, outroDinheiro: otherMoney } = body;
    const asked = { reason, otherMoney, by: actor.accountId, at: now };
    return changeTransfer(deps, { code: params.id, actor }, (transaction, opened) =>
      undo(deps, transaction, opened, asked),
    );
  };

interface Asked {
  readonly reason: string;
  /** The movement of a statement with its reference and amount is other money. */
  readonly otherMoney: boolean;
  readonly by: number;
  readonly at: number;
}

async function undo(
  deps: ServerDeps,
  transaction: Transaction,
  changed: OpenedTransfer,
  { reason, otherMoney, by, at }: Asked,
): Promise<ApiError | null> {
  const { transfer, opened, parts } = changed;
  const { code, amount_cents: amount, reference, undone, movement } = transfer;
  const { deposit } = opened;
  const decision = decideMarkUndo(markOf(transfer), { by, otherMoney });
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  // What arrived since goes back first: one at a time is on its way.
  if ((await openReturn(transaction, deposit.code)) !== undefined) return new ApiError('payback-open');
  await writeTransferUndone(transaction, code, { by, at, reason });
  for (const part of parts) {
    const key = `reversal:sent:${part.code}:${undone}`;
    const entries = postNotSent(part.amount_cents);
    await bookDeposit(transaction, deposit, { kind: 'reversal', key, at, by, reference, reason }, entries);
  }
  await writeParts(
    transaction,
    parts.map((part) => part.code),
    { from: 'done', state: 'sending' },
  );
  if (deposit.state === 'returned')
    await moveDeposit(transaction, deposit.code, { from: 'returned', to: 'returning', at });
  const details = { reference, reason, ...(movement !== null && { movement }) };
  await recordTransfer(transaction, changed, {
    action: 'undo-deposit-transfer',
    to: 'sending',
    details,
    by,
    at,
  });
  await announceDeposit(deps, transaction, opened, { what: 'transfer-undone', amount, part: at, at });
  return null;
}
