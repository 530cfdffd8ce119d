import type { undoStoreRepayment as contract } from '@patio/contract/finance/payouts/debts/undo-store-repayment.ts';
import { decideRepaymentUndo } from '@patio/domain/finance/payouts/decide-debt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { cameInWith } from '../../bank-references/public.ts';
import { giveStrayBack } from '../../suspense/public.ts';
import { lockClaimed, lockStore } from '../claims.store.ts';
import { announceDebt } from '../debts/announce-debt.ts';
import { debtOf } from '../debts/locked-debts.ts';
import { bookPayout } from '../move-payout.ts';
import { findRepayment, repaidParts, writeRepaymentUndone } from '../debts/repayments.store.ts';
import { showChanged } from '../show-changed.ts';

const REFUSALS = {
  undone: 'repayment-undone',
  own: 'repayment-own',
  'passed-on': 'repayment-passed-on',
} as const;

/** Takes back what a store was recorded to have given back. */
export const undoStoreRepayment =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const asked = { code: params.id, reason: body.motivo, by: actor.accountId, at: now };
    const outcome = await deps.database.transact(async (transaction) => {
      const undone = await undo(deps, transaction, asked);
      return undone instanceof ApiError ? undone : showChanged(deps, transaction, undone, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('repayment-not-found') : { data: outcome };
  };

interface Asked {
  readonly code: number;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Takes it back under the locks of the store and of its sales, so that none of them is passed on meanwhile. Returns the store. */
async function undo(
  deps: ServerDeps,
  transaction: Transaction,
  { code, reason, by, at }: Asked,
): Promise<number | ApiError> {
  const seen = await findRepayment(transaction, code);
  const store = seen && (await lockStore(transaction, seen.partner_id));
  if (store === undefined) return new ApiError('repayment-not-found');
  const parts = await repaidParts(transaction, code);
  const charges = parts.map(({ charge }) => charge);
  await lockClaimed(transaction, charges);
  const found = await findRepayment(transaction, code);
  if (found === undefined) return new ApiError('repayment-not-found');
  const { amount_cents: amount, reference, recorded_by: recordedBy } = found;
  const facts = { undone: found.undone, recordedBy, passedOnAgain: found.passed_on_again };
  const decision = decideRepaymentUndo(facts, by);
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const owing = { store: store.id, charges, at };
  const owedBefore = await debtOf(deps, transaction, owing);
  // Nobody records its money, nor does the bank tell of it, before all of this is written.
  await cameInWith(transaction, reference);
  await bookPayout(transaction, parts, { kind: 'store-unrepaid', by, at, reference, reason });
  await writeRepaymentUndone(transaction, code, { reason, by, at });
  await giveStrayBack(transaction, { recording: `repayment-${code}`, amount, reference, by, at });
  await recordAudit(transaction, {
    actorId: by,
    action: 'undo-store-repayment',
    subject: `partner ${store.id}`,
    details: { repayment: code, amount, reference, reason },
    at,
  });
  // What its buyer paid again since was due to the store once more, and counts as passed on now.
  const owed = (await debtOf(deps, transaction, owing)) - owedBefore;
  await announceDebt(deps, transaction, { store, what: 'unrepaid', code, amount, owed, at });
  return store.id;
}
