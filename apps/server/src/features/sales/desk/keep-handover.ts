import { takeWork } from '@patio/contract/sales/desk/take-work.ts';
import { workKind } from '@patio/contract/sales/desk/work-kinds.ts';
import { z } from 'zod';
import { undoable } from '../../identity/undo/public.ts';
import { auditSubject } from './change-hands.ts';
import { waitingOf } from './desk.store.ts';
import { takenWriter } from './taken-work.store.ts';
import { mayTake } from './work.policy.ts';

/** Keeps what changed hands; what is done, or with another user, since stays. */
export const keepHandover = undoable({
  action: 'take-work',
  route: takeWork,
  before: z.object({
    kind: workKind,
    code: z.number(),
    before: z.number().nullable(),
    after: z.number().nullable(),
  }),
  undo: async ({ kind, code, before, after }, { transaction, actor, at }) => {
    if (!mayTake(actor, kind)) return null;
    const subject = (await waitingOf(transaction, kind, [code], null)).get(code);
    if (subject === undefined) return null;
    const writer = takenWriter(transaction, kind);
    if (after === null) {
      if (before === null || !(await writer.take(code, before, at))) return null;
    } else {
      if ((await writer.holder(code))?.account_id !== after) return null;
      await (before === null ? writer.free(code) : writer.pass(code, before, at));
    }
    return { subject: auditSubject(subject), before: { assignee: after }, after: { assignee: before } };
  },
});
