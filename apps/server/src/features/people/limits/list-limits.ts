import type { listLimits as contract } from '@patio/contract/people/limits/list-limits.ts';
import { limitAnswer } from '@patio/domain/people/limits/limit-answer.ts';
import { exposureReplacesCounts } from '@patio/domain/people/trust/exposure-limit.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { limitedAccount } from './limited-account.ts';
import { usageOf } from './limits.store.ts';

/** What is left of both allowances: a count, or null when it is used up (API-23, S-04, C-65). */
export const listLimits =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, { actor, now }) => {
    const row = await usageOf(database, actor.accountId, saoPauloMonth(now).from, now);
    if (!row) return fail('not-signed-in');
    const answer = limitAnswer(
      { purchasesPerMonth: row.purchases_allowed, openPlaces: row.open_allowed },
      { purchases: row.bought_this_month, leadingBids: row.open_now, openProposals: 0 },
      [],
      now,
    );
    // Where exposure takes the place of counts no count stops anybody (rule 0.26).
    const least = exposureReplacesCounts(limitedAccount(row)) ? 1 : null;
    return answer.map(({ type, remaining }) => ({ tipo: type, valor: remaining ?? least }));
  };
