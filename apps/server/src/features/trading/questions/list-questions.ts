import type { listQuestions as contract } from '@patio/contract/trading/questions/list-questions.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { maskContacts } from '@patio/domain/texts/mask-contacts.ts';
import { findQuestions } from './questions.store.ts';

/**
 * API-16: the questions on an offer. Everyone but the author sees them without telephone numbers and e-mails (rule 0.21); those
 * without answer only when the house shows them at once (S-23).
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
