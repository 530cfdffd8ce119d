import { saveAnswerTemplate as contract } from '@patio/contract/trading/questions/save-answer-template.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import {
  lockTemplates,
  MOST_TEMPLATES,
  otherTemplates,
  saveTemplate,
  templatesSubject,
  templateText,
} from './answer-templates.store.ts';

/** Saves a prepared answer; audited, because colleagues publish it. */
export const saveAnswerTemplate =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor }) => {
    const partnerId = storeOf(actor, contract);
    const { nome: name, texto: text } = body;
    const now = clock.now();
    const row = await database.transact(async (transaction) => {
      await lockTemplates(transaction, partnerId);
      if ((await otherTemplates(transaction, partnerId, name)) >= MOST_TEMPLATES) return null;
      const before = await templateText(transaction, partnerId, name);
      const saved = await saveTemplate(transaction, partnerId, { name, text, now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-answer-template',
        subject: templatesSubject(partnerId),
        details: { name },
        before: { answer: before ?? null },
        after: { answer: text },
        at: now,
      });
      return saved;
    });
    if (!row) return fail('too-many-templates');
    return { data: { codigo: row.code, nome: row.name, texto: row.text } };
  };
