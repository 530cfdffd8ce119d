import type { getAnswerTimes as contract } from '@patio/contract/sales/answer-times/get-answer-times.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { answeredWithin, readAnswerTimes } from './read-answer-times.ts';

/** How long people waited for an answer. */
export const getAnswerTimes =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { now }) => ({
    data: [...(await readAnswerTimes(deps.database, deps, { within: answeredWithin(query, now), now }))],
    horasPrometidas: deps.config.rules.promisedAnswerHours,
  });
