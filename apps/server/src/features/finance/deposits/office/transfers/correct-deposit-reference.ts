import type { correctDepositReference as contract } from '@patio/contract/finance/deposits/correct-deposit-reference.ts';
import { decideMarkReference } from '@patio/domain/finance/book/marked-transfer.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import type { ServerDeps } from '../../../../../deps.ts';
import { recordAudit } from '../../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { ApiError } from '../../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../../platform/http/serve.ts';
import { takeOutgoing } from '../../../bank-references/public.ts';
import { markOf } from '../present-deposit.ts';
import { changeTransfer, type OpenedTransfer } from './open-transfer.ts';
import { writeTransferReference } from './transfers.store.ts';

const REFUSALS = {
  'not-made': 'deposit-transfer-not-recorded',
  'by-bank': 'payback-by-bank',
  'of-movement': 'payback-of-movement',
} as const;

/** Corrects the reference under which the transfer of a deposit was recorded. */
export const correctDepositReference =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body }, { actor, now }) => {
    const { referencia, motivo: reason } = body;
    const asked = { reference: bankReference(referencia), reason, by: actor.accountId, at: now };
    return changeTransfer(deps, { code: params.id, actor }, (transaction, opened) =>
      correct(deps, transaction, opened, asked),
    );
  };

interface Asked {
  readonly reference: string;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Corrects it under the locks of both references: what is owed and what the book says is as it was. */
async function correct(
  deps: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { transfer, opened: { deposit } }: OpenedTransfer,
  { reference, reason, by, at }: Asked,
): Promise<ApiError | null> {
  const decision = decideMarkReference(markOf(transfer));
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const { code: payback, reference: before, amount_cents: amount } = transfer;
  if (before === null || reference === before) return null;
  if (!(await takeOutgoing(transaction, reference, before))) return new ApiError('payback-reference');
  await writeTransferReference(transaction, payback, reference);
  const { code, account_id: buyer, offer_code: offer } = deposit;
  await recordAudit(transaction, {
    actorId: by,
    action: 'correct-deposit-reference',
    subject: `offer ${offer}`,
    details: { deposit: code, buyer, payback, amount, reason },
    before: { reference: before },
    after: { reference },
    at,
  });
  transaction.afterCommit(() => deps.live.publishNegotiation(buyer, offer));
  return null;
}
