import type { decideDebtGiveUp as contract } from '@patio/contract/finance/buyer-debts/decide-debt-give-up.ts';
import { postGivenUp } from '@patio/domain/finance/book/postings.ts';
import { decideRelease } from '@patio/domain/finance/buyer-debts/buyer-debt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { followApproval } from '../../charges/public.ts';
import { announceDebt, endRequest } from '../announce-debt.ts';
import { changeDebt } from '../change-debt.ts';
import { findProposal, writeDecision, writeRequestEnded } from '../debts.store.ts';
import type { OpenedDebt } from '../open-debt.ts';

const REFUSALS = { decided: 'debt-decided', own: 'debt-own', changed: 'debt-changed' } as const;

/** Releases that a debt of a buyer is given up, or turns it down. */
export const decideDebtGiveUp =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body }, { actor, now }) =>
    changeDebt(deps, {
      actor,
      now,
      charge: async (transaction) => (await findProposal(transaction, params.id))?.charge_code,
      change: (transaction, opened) => {
        const reason = body.decisao === 'recusar' ? body.motivo : null;
        return decide(deps, transaction, opened, { code: params.id, reason, by: actor.accountId, at: now });
      },
    });

interface Decision {
  readonly code: number;
  /** Null: it is released. */
  readonly reason: string | null;
  readonly by: number;
  readonly at: number;
}

async function decide(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedDebt,
  { code, reason, by, at }: Decision,
): Promise<ApiError | null> {
  const found = await findProposal(transaction, code);
  if (found === undefined) return new ApiError('debt-not-found');
  const { state, proposed_by: proposedBy, amount_cents: amount } = found;
  const release = reason === null;
  const decision = decideRelease({ state, proposedBy, amount }, { release, by, debt: opened.owed });
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  await writeDecision(transaction, code, { reason, by, at });
  await recordAudit(transaction, {
    actorId: by,
    action: release ? 'release-debt-give-up' : 'reject-debt-give-up',
    subject: opened.subject,
    details: { giveUp: code, charge: opened.charge, amount, ...(reason !== null && { reason }) },
    before: { state },
    after: { state: release ? 'released' : 'withdrawn' },
    at,
  });
  if (!release) return null;
  const booking = { kind: 'given-up', key: `given-up:${code}`, at, by, reason: null } as const;
  await opened.book(booking, postGivenUp(opened.posted, amount));
  await follow(deps, transaction, opened, { code, amount, by, at });
  return null;
}

/** Ends what the buyer is asked for: by finance, or by a completed purchase, which counts as paid again. */
async function follow(
  deps: ServerDeps,
  transaction: Transaction,
  debt: OpenedDebt,
  { code, amount, by, at }: Omit<Decision, 'reason'> & { readonly amount: number },
): Promise<void> {
  if (!debt.again || debt.opened === null) {
    await endRequest(deps, transaction, debt, { at });
    await debt.changed(at);
    return;
  }
  await writeRequestEnded(transaction, debt.charge, at);
  await announceDebt(deps, transaction, debt, { code, what: 'given-up', amount, message: null, at });
  await followApproval(deps, transaction, debt.opened, { by, at });
}
