import type { proposeDepositTransfer as contract } from '@patio/contract/finance/deposits/propose-deposit-transfer.ts';
import { decideProposeTransfer } from '@patio/domain/finance/paybacks/return-bank.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../../deps.ts';
import { recordAudit } from '../../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { ApiError } from '../../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../../platform/http/serve.ts';
import { insertParts } from '../../../paybacks/public.ts';
import { isOfBank, owedDeposit } from '../../bank/owed-deposit.ts';
import { openDeposit, type OpenedDeposit } from '../../open-deposit.ts';
import { oneDeposit } from '../deposits-list.store.ts';
import { presentDeposit } from '../present-deposit.ts';
import { insertTransfer } from './transfers.store.ts';

const REFUSALS = {
  'nothing-owed': 'deposit-nothing-owed',
  'given-up': 'payback-given-up',
  'no-bank': 'deposit-bank-missing',
  open: 'payback-open',
} as const;

/** Proposes that all that is owed back of a deposit is transferred to the account that its buyer gave. */
export const proposeDepositTransfer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const asked = {
      amount: centavosFromReais(body.valor),
      seen: body.dadosEm,
      reason: body.motivo,
      by: actor.accountId,
      at: now,
    };
    const outcome = await deps.database.transact(async (transaction) => {
      const opened = await openDeposit(transaction, params.id);
      if (opened === undefined) return undefined;
      return (await propose(transaction, opened, asked)) ?? transaction.row(oneDeposit, [params.id]);
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('deposit-not-found') : { data: presentDeposit(outcome, actor) };
  };

interface Asked {
  /** Centavos, as it was read; null: none. */
  readonly amount: number | null;
  /** Of when the account is that was read. */
  readonly seen: string;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

async function propose(
  transaction: Transaction,
  opened: OpenedDeposit,
  { amount, seen, reason, by, at }: Asked,
): Promise<ApiError | null> {
  const { deposit } = opened;
  const standing = await owedDeposit(transaction, opened);
  const decision = decideProposeTransfer(standing);
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const { owed } = standing;
  if (owed !== amount) return new ApiError('payback-changed');
  if (!isOfBank(deposit, seen)) return new ApiError('deposit-bank-changed');
  const payback = await insertTransfer(transaction, { deposit: deposit.code, amount: owed, reason, by, at });
  await insertParts(transaction, payback, [{ charge: deposit.charge, amount: owed, pix: null }]);
  await recordAudit(transaction, {
    actorId: by,
    action: 'propose-deposit-transfer',
    subject: `offer ${deposit.offer_code}`,
    details: { deposit: deposit.code, buyer: deposit.account_id, payback, amount: owed, reason },
    at,
  });
  return null;
}
