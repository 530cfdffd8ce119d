import type { counterProposal as contract } from '@patio/contract/sales/proposals/counter-proposal.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { ApiError } from '../../../../platform/http/api-error.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { mailedReason } from '../../../../platform/access/mailed-reason.ts';
import type { Handler, HandlerInput } from '../../../../platform/http/serve.ts';
import { auctionState } from '../../../trading/auctions/public.ts';
import { changedSince } from './changed-since.ts';
import { decideAsStaff, type StaffDecision } from '../review/decide-as-staff.ts';
import { currentBid, moveProposal } from './move-proposal.ts';
import { refusedStep } from './refused-step.ts';
import { buyerNotifier } from '../notify-buyer.ts';

/** The sales team answers a proposal with another value, which the buyer may accept until its term is over (rule 0.7). */
export const counterProposal =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const message = body.mensagem ?? '';
    const data = await decideAsStaff(deps, params.id, context, {
      action: 'counter-proposal',
      details: { value: body.valor, proposed: body.valorProposta },
      isDone: (last) =>
        last.step === 'counter' && last.value_cents === body.valor && last.message === message,
      decide: (decision) => counter(deps, decision, context.actor, body),
    });
    return { data };
  };

async function counter(
  deps: ServerDeps,
  { transaction, offer, row, at, closed }: StaffDecision,
  actor: Actor,
  { valor: amount, valorProposta: seen, mensagem: message = '' }: HandlerInput<typeof contract>['body'],
): Promise<ApiError | null> {
  if (row.status === 'open' && row.value_cents !== seen) return changedSince(row.value_cents);
  const open = closed === null;
  if (closed && row.status === 'open') return closed;
  const termMs = deps.config.rules.proposalExpiryMs;
  const move = {
    step: 'counter',
    actor: 'staff',
    actorId: actor.accountId,
    at,
    amount,
    message,
    termMs,
    currentBid: currentBid(auctionState(offer)),
  } as const;
  const moved = await moveProposal(transaction, row, move, open);
  if (moved.kind === 'refused') return refusedStep(moved.reason, offer);
  const notice = { row: moved.row, seq: moved.seq, at };
  await buyerNotifier(deps, transaction, offer).countered(notice, mailedReason(actor, message));
  return null;
}
