import type { saveSurveyQuestion as contract } from '@patio/contract/sales/surveys/save-survey-question.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { refuseStale } from '../../../catalogue/content/public.ts';
import { questionWriter, type Wording } from './results.store.ts';

/** Changes the wording of a question of the version that was read. Audited with the words before and after. */
export const saveSurveyQuestion =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body, fail }, { actor, now: at }) =>
    database.transact(async (transaction) => {
      const writer = questionWriter(transaction);
      const before = await writer.lock(id);
      if (before === undefined) return fail('survey-question-unknown');
      refuseStale(before, body.versao);
      if (before.options.map((option) => option.id).join() !== body.opcoes.map((option) => option.id).join())
        return fail('survey-options');
      if (before.uses > 0 && !body.soRedacao)
        return fail('survey-correction', { parameters: { count: before.uses } });
      const options = before.options.map((option, place) => ({
        ...option,
        descricao: body.opcoes[place]?.descricao ?? option.descricao,
        descricaoEn: body.opcoes[place]?.descricaoEn ?? '',
      }));
      const after = { statement: body.enunciado, english: body.enunciadoEn, options };
      await writer.write(id, after, actor.accountId, at);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-survey-question',
        subject: `survey-question ${id}`,
        before: words({ ...before, english: before.statement_en }),
        after: words(after),
        at,
      });
      return { data: { versao: before.version + 1 } };
    });

/** The wording in the audit log. */
function words({ statement, english, options }: Wording) {
  return {
    question: statement,
    english,
    options: options.map(({ descricao, descricaoEn = '' }) => [descricao, descricaoEn].join(' / ')),
  };
}
