import type { askQuestion as contract } from '@patio/contract/questions/ask-question.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { insertQuestion } from './questions.store.ts';

/** API-17: keeps a question as typed, to be answered by staff or the partner. */
export const askQuestion =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const question = {
      offerCode: body.codigoOferta,
      accountId: actor.accountId,
      text: body.pergunta,
      now,
    };
    if (!(await insertQuestion(database, question))) return fail('offer-not-found');
    return { data: { pergunta: body.pergunta, resposta: null } };
  };
