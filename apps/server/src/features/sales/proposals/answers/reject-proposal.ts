import type { rejectProposal as contract } from '@patio/contract/sales/proposals/reject-proposal.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mailedReason } from '../../../../platform/access/mailed-reason.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { decideAsStaff } from '../review/decide-as-staff.ts';
import { moveProposal } from './move-proposal.ts';
import { refusedStep } from './refused-step.ts';
import { buyerNotifier } from '../notify-buyer.ts';

/** The sales team refuses a proposal, or withdraws its counter, with a reason that the buyer reads (S-07). */
export const rejectProposal =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body: { motivo: reason } }, context) => {
    const { accountId: actorId } = context.actor;
    const data = await decideAsStaff(deps, params.id, context, {
      action: 'reject-proposal',
      details: { reason },
      isDone: (last) => last.step === 'reject' && last.message === reason,
      decide: async ({ transaction, offer, row, at }) => {
        const move = { step: 'reject', actor: 'staff', actorId, at, message: reason } as const;
        const moved = await moveProposal(transaction, row, move, true);
        if (moved.kind === 'refused') return refusedStep(moved.reason, offer);
        const notice = { row: moved.row, seq: moved.seq, at };
        await buyerNotifier(deps, transaction, offer).rejected(notice, {
          cause: 'staff',
          reason: mailedReason(context.actor, reason),
        });
        return null;
      },
    });
    return { data };
  };
