import type { saveTranslation as contract } from '@patio/contract/catalogue/content/save-translation.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { kindOf, presentTranslation } from './translations.present.ts';
import { findTranslation, saveTranslationRow } from './translations.store.ts';

/** Translates a name, with reason and audit; pages show it within a minute. */
export const saveTranslation =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const { tipo, codigo: code, nomeEn: name, descricaoEn: description, botaoEn: button, motivo } = body;
    const kind = kindOf(tipo);
    return database.transact(async (transaction) => {
      const before = await findTranslation(transaction, kind, code);
      if (before === undefined) return fail('name-not-found');
      await saveTranslationRow(transaction, { kind, code, name, description, button });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-translation',
        subject: `${kind} ${code}`,
        details: { before: before.english_name, name, description, button, reason: motivo },
        at: now,
      });
      const after = await findTranslation(transaction, kind, code);
      if (after === undefined) throw new Error('A translated name is gone.');
      return { data: presentTranslation(after) };
    });
  };
