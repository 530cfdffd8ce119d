import type { rejectProposal as contract } from '@patio/contract/sales/proposals/reject-proposal.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { decideAsStaff } from '../review/decide-as-staff.ts';
import { moveProposal } from './move-proposal.ts';
import { refusedStep } from './refused-step.ts';
import { buyerTeller } from '../tell-buyer.ts';

/** The sales team refuses a proposal, or takes its counter back, with a reason that the buyer reads (S-07). */
export const rejectProposal =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body: { motivo: reason } }, context) => {
    const { accountId: actorId } = context.actor;
    const data = await decideAsStaff(deps, params.id, context, {
      action: 'reject-proposal',
      details: { reason },
      isDone: (last) => last.step === 'reject' && last.message === reason,
      decide: async ({ transaction, offer, row, at }) => {
        const deed = { step: 'reject', actor: 'staff', actorId, at, message: reason } as const;
        const moved = await moveProposal(transaction, row, deed, true);
        if (moved.kind === 'refused') return refusedStep(moved.reason, offer);
        const told = { row: moved.row, seq: moved.seq, at };
        await buyerTeller(deps, transaction, offer).rejected(told, { cause: 'staff', reason });
        return null;
      },
    });
    return { data };
  };
