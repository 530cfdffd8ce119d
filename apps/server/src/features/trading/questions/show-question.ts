import { showQuestion as contract } from '@patio/contract/trading/questions/show-question.ts';
import { z } from 'zod';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { undoable } from '../../identity/undo/public.ts';
import { questionWriter } from './question-changes.store.ts';

const keepHidden = undoable({
  action: 'show-question',
  route: contract,
  before: z.object({
    question: z.number(),
    answered: z.boolean(),
    hiddenAt: z.number(),
    hiddenBy: z.number(),
    reason: z.string(),
  }),
  // Its author was told when it was hidden first, and of showing it nobody.
  undo: async ({ question: code, answered, hiddenAt, hiddenBy, reason }, { transaction, actor }) => {
    const writer = questionWriter(transaction);
    const question = await writer.lock(code);
    if (!question || !mayReachStore(actor, question.partner_id, contract)) return null;
    if (question.hidden || (question.answer !== null) !== answered) return null;
    await writer.hide(code, reason, { by: hiddenBy, at: hiddenAt });
    return { subject: `question ${code}`, before: { hidden: false }, after: { hidden: true } };
  },
});

/** Shows a hidden question again; audited, and can be taken back. */
export const showQuestion =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const outcome = await database.transact(async (transaction) => {
      const writer = questionWriter(transaction);
      const question = await writer.lock(params.id);
      if (!question || !mayReachStore(actor, question.partner_id, contract)) return undefined;
      const { code, hidden_at: hiddenAt, hidden_by: hiddenBy, hide_reason: reason } = question;
      if (hiddenAt === null) return { desfazer: null };
      await writer.show(code);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'show-question',
        subject: `question ${code}`,
        details: { offer: question.offer_code },
        before: { hidden: true },
        after: { hidden: false },
        at: now,
      });
      if (hiddenBy === null || reason === null) return { desfazer: null };
      const before = { question: code, answered: question.answer !== null, hiddenAt, hiddenBy, reason };
      return { desfazer: await keepHidden(transaction, [before], { actorId: actor.accountId, at: now }) };
    });
    return outcome ?? fail('question-not-found');
  };
