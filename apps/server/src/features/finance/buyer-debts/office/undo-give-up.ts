import type { undoDebtGiveUp as contract } from '@patio/contract/finance/buyer-debts/undo-debt-give-up.ts';
import { postOwedAgain } from '@patio/domain/finance/book/postings.ts';
import { decideGiveUpUndo } from '@patio/domain/finance/buyer-debts/buyer-debt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { followApproval } from '../../charges/public.ts';
import { followGiveUpUndone } from '../../deposits/public.ts';
import { announceDebt } from '../announce-debt.ts';
import { changeDebt } from '../change-debt.ts';
import { findProposal, isOwedAgain, placeOf, writeUndone } from '../debts.store.ts';

const REFUSALS = { decided: 'debt-decided', own: 'debt-undo-own' } as const;

/** Has a buyer owe again what the house gave up, or its charge lack it: they are told if a completed purchase asks them for it again, or once they are asked for it. */
export const undoDebtGiveUp =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body }, { actor, now: at }) =>
    changeDebt(deps, {
      actor,
      now: at,
      charge: async (transaction) => (await findProposal(transaction, params.id))?.charge_code,
      change: async (transaction, debtor) => {
        const { charge, subject, book, posted, opened } = debtor;
        const found = await findProposal(transaction, params.id);
        if (found === undefined) return new ApiError('debt-not-found');
        const { code, state, decided_by: decidedBy, amount_cents: amount } = found;
        const by = actor.accountId;
        const reason = body.motivo;
        const decision = decideGiveUpUndo({ state, decidedBy }, by);
        if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
        await writeUndone(transaction, code, { reason, by, at });
        const booking = { kind: 'owed-again', key: `owed-again:${code}`, at, by, reason } as const;
        await book(booking, postOwedAgain(posted, amount));
        await recordAudit(transaction, {
          actorId: by,
          action: 'undo-debt-give-up',
          subject,
          details: { giveUp: code, charge, amount, reason },
          before: { state },
          after: { state: 'undone' },
          at,
        });
        if (opened !== null) await followApproval(deps, transaction, opened, { by, at });
        if (await isOwedAgain(transaction, charge))
          await announceDebt(deps, transaction, debtor, {
            code,
            what: 'restored',
            amount,
            message: null,
            at,
          });
        const deposit = (await placeOf(transaction, charge))?.deposit_code ?? null;
        if (deposit !== null) await followGiveUpUndone(deps, transaction, deposit, at);
        return null;
      },
    });
