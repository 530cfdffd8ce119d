import type { takeComplaintStep as contract } from '@patio/contract/sales/complaints/take-complaint-step.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { moveComplaint } from '../move-complaint.ts';
import type { ComplaintRow } from '../complaints.store.ts';
import { reachedComplaint, shownComplaint, sideOf, takerOf } from './reach.ts';

const audited = ({ state, desk, finding }: ComplaintRow) => ({ state, desk, finding });

/** A step of who answers; audited without its words, which stand in the history of the complaint. */
export const takeComplaintStep =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor, now }) =>
    deps.database.transact(async (transaction) => {
      const reached = await reachedComplaint(transaction, params.id, actor);
      if (!reached) return fail('complaint-not-found');
      const moved = await moveComplaint(deps, transaction, {
        code: reached.code,
        step: body.passo,
        taker: takerOf(actor),
        side: sideOf(actor),
        authorId: actor.accountId,
        text: body.texto,
        files: body.arquivos ?? [],
        finding: body.resultado,
        solution: body.solucao,
        version: body.versao,
        at: now,
      });
      if (moved !== null)
        await recordAudit(transaction, {
          actorId: actor.accountId,
          action: 'take-complaint-step',
          subject: `complaint ${reached.code}`,
          details: { step: body.passo, solution: body.solucao, event: moved.after.version },
          before: audited(moved.before),
          after: audited(moved.after),
          at: now,
        });
      return { data: await shownComplaint(deps, transaction, moved?.after ?? reached, actor, now) };
    });
