import type { noteComplaint as contract } from '@patio/contract/sales/complaints/note-complaint.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { noteEvent } from '../move-complaint.ts';
import { reachedComplaint, shownComplaint, sideOf } from './reach.ts';

/** Notes something for the own side: nothing else changes, and nobody who acts meanwhile is refused for it. */
export const noteComplaint =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor, now: at }) =>
    deps.database.transact(async (transaction) => {
      const reached = await reachedComplaint(transaction, params.id, actor);
      if (!reached) return fail('complaint-not-found');
      const { code } = reached;
      const author = { side: sideOf(actor), authorId: actor.accountId };
      const event = await noteEvent(deps, transaction, reached, {
        code,
        kind: 'note',
        ...author,
        text: body.texto,
        files: [],
        at,
      });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'note-complaint',
        subject: `complaint ${code}`,
        details: { event },
        at,
      });
      return { data: await shownComplaint(deps, transaction, reached, actor, at) };
    });
