import { deleteAnswerTemplate as contract } from '@patio/contract/trading/questions/delete-answer-template.ts';
import { z } from 'zod';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { undoable } from '../../identity/undo/public.ts';
import {
  deleteTemplate,
  lockTemplates,
  MOST_TEMPLATES,
  otherTemplates,
  saveTemplate,
  templatesSubject,
  templateText,
} from './answer-templates.store.ts';

const keepTemplate = undoable({
  action: 'delete-answer-template',
  route: contract,
  before: z.object({ partnerId: z.number().nullable(), name: z.string(), text: z.string() }),
  undo: async ({ partnerId, name, text }, { transaction, actor, at }) => {
    if (storeOf(actor, contract) !== partnerId) return null;
    await lockTemplates(transaction, partnerId);
    if ((await templateText(transaction, partnerId, name)) !== undefined) return null;
    if ((await otherTemplates(transaction, partnerId, name)) >= MOST_TEMPLATES) return null;
    await saveTemplate(transaction, partnerId, { name, text, now: at });
    return { subject: templatesSubject(partnerId), before: { answer: null }, after: { answer: text } };
  },
});

/** Deletes a prepared answer of the house or of the user's store; audited, and can be taken back. */
export const deleteAnswerTemplate =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor }) => {
    const partnerId = storeOf(actor, contract);
    const at = clock.now();
    return database.transact(async (transaction) => {
      const gone = await deleteTemplate(transaction, partnerId, params.id);
      if (gone === undefined) return { desfazer: null };
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'delete-answer-template',
        subject: templatesSubject(partnerId),
        details: { name: gone.name },
        before: { answer: gone.text },
        after: { answer: null },
        at,
      });
      const author = { actorId: actor.accountId, at };
      return { desfazer: await keepTemplate(transaction, [{ partnerId, ...gone }], author) };
    });
  };
