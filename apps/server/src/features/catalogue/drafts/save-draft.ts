import type { saveDraft as contract } from '@patio/contract/catalogue/drafts/save-draft.ts';
import type { ServerDeps } from '../../../deps.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { checkedForm } from './form/checked-form.ts';
import { draftWriter, insertDraft } from './drafts.store.ts';
import { presentStored } from './draft-reply.ts';
import { judgeDraft } from './form/judge-draft.ts';
import { judgeMaterials } from './form/judge-materials.store.ts';
import { formOf, openLocked, refuseFinished, refuseStale } from './open-draft.ts';

/** Saves the form of an offer; nothing of it is on the site. */
export const saveDraft =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const { actor } = context;
    await deps.database.transact(async (transaction) => {
      const open = await openLocked(transaction, params.id, actor);
      const { row } = open;
      if (row?.state === 'waiting' && !worksForTheHouse(actor)) throw new ApiError('draft-waiting');
      refuseFinished(open);
      refuseStale(open, body.versao);
      const known = await judgeMaterials(transaction, open);
      const form = await checkedForm(transaction, body.formulario, formOf(open), known.photos, context);
      const at = deps.clock.now();
      const { problems } = judgeDraft(deps.config, form, known, at);
      const { accountId: actorId } = actor;
      if (row !== null) {
        await draftWriter(transaction, params.id, { actorId, at }).write(form, problems.length);
        return;
      }
      const { report_code: report = null, report_name: name = null } = open.stored ?? {};
      const stored = await insertDraft(transaction, {
        code: params.id,
        isNew: false,
        form,
        problems: problems.length,
        report: report === null ? null : { code: report, name: name ?? report },
        actorId,
        at,
      });
      // A colleague began at the same moment.
      if (!stored) throw new ApiError('draft-changed', { parameters: { who: '—', when: '—' } });
    });
    return presentStored(deps, deps.database, params.id, context);
  };
