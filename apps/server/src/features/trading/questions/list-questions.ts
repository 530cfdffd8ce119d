import type { listQuestions as contract } from '@patio/contract/trading/questions/list-questions.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { maskContacts } from '@patio/domain/texts/mask-contacts.ts';
import { findQuestions } from './questions.store.ts';

/**
 * API-16: the questions on an offer. Telephone numbers and e-mails are masked for everyone but the author (rule 0.21); unanswered questions
 * are included only if the setting says so (S-23).
 */
export const listQuestions =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const questions = await findQuestions(database, params.id, now);
    if (!questions) return fail('offer-not-found');
    const perguntas = questions.flatMap(({ account_id, text, answer }) => {
      if (account_id === actor?.accountId) return [{ pergunta: text, resposta: answer }];
      if (answer === null && !config.rules.questionsPublicBeforeAnswer) return [];
      return [{ pergunta: maskContacts(text), resposta: answer }];
    });
    return { perguntas };
  };
