import type { removeStrike as contract } from '@patio/contract/people/strikes/remove-strike.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { strikeRemoved } from './strike-events.ts';
import { markRemoved, strikesOf } from './strikes.store.ts';

/** Removes a strike, with a reason, and notifies the buyer. */
export const removeStrike =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const { id: accountId, strike: code } = params;
    const at = deps.clock.now();
    const refusal = await deps.database.transact(async (transaction) => {
      const removal = { accountId, code, reason: body.motivo, actorId: actor.accountId, at };
      if (!(await markRemoved(transaction, removal))) return new ApiError('strike-not-found');
      const strike = (await strikesOf(transaction, accountId))?.find((row) => row.code === code);
      if (strike) {
        const { offer_code: offerCode, value_cents: value } = strike;
        await strikeRemoved.publish(deps, transaction, { accountId, code, offerCode, value, at });
      }
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'remove-strike',
        subject: `account ${accountId}`,
        details: { strike: code, purchase: strike?.purchase_code ?? null, reason: body.motivo },
        before: { removed: false },
        after: { removed: true },
        at,
      });
      return null;
    });
    if (refusal) throw refusal;
    return undefined;
  };
