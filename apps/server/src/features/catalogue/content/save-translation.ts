import type { saveTranslation as contract } from '@patio/contract/catalogue/content/save-translation.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { showAtOnce } from './content-changed.ts';
import { kindOf, presentTranslation } from './translations.present.ts';
import { findTranslation, raiseVersion, writeEnglish } from './translations.store.ts';

/** Translates a name, as a new version of it, with reason and audit; pages show it at once. */
export const saveTranslation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const { tipo, codigo: code, nomeEn: name, descricaoEn: description, botaoEn: button, motivo } = body;
    const kind = kindOf(tipo);
    return deps.database.transact(async (transaction) => {
      if (!(await raiseVersion(transaction, { kind, code }, actor.accountId, now)))
        return fail('name-not-found');
      const before = await findTranslation(transaction, kind, code);
      if (before === undefined) throw new Error('A name is gone.');
      await writeEnglish(transaction, { kind, code, name, description, button });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-translation',
        subject: `${kind} ${code}`,
        details: { reason: motivo },
        before: {
          name: before.english_name,
          description: before.english_description,
          button: before.english_button,
        },
        after: { name, description, button },
        at: now,
      });
      showAtOnce(deps, transaction, now);
      const after = await findTranslation(transaction, kind, code);
      if (after === undefined) throw new Error('A translated name is gone.');
      return { data: presentTranslation(after) };
    });
  };
