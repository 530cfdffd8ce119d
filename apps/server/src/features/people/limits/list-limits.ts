import type { listLimits as contract } from '@patio/contract/people/limits/list-limits.ts';
import { limitAnswer } from '@patio/domain/people/limits/limit-answer.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { countedAccount } from './limited-account.ts';
import { usageOf } from './limits.store.ts';

/** What is left of both allowances: a count, or null if it is used up (API-23, S-04, C-65). */
export const listLimits =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, { actor, now }) => {
    const row = await usageOf(database, actor.accountId, saoPauloMonth(now).from, now);
    if (!row) return fail('not-signed-in');
    return limitAnswer(countedAccount(row)).map(({ type, remaining }) => ({ tipo: type, valor: remaining }));
  };
