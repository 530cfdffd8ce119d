import type { openAmlCase as contract } from '@patio/contract/finance/aml-cases/open-aml-case.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openByHand } from '../open-by-hand.ts';
import { showCase } from '../show-case.ts';

/** Opens a case about the buyer of a purchase. */
export const openAmlCase =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor, now: at }) => {
    const by = actor.accountId;
    const outcome = await deps.database.transact(async (transaction) => {
      const asked = { purchase: body.compra, by, reason: body.motivo, at };
      const code = await openByHand(deps, transaction, asked);
      return code instanceof ApiError ? code : showCase(deps.config, transaction, code, by);
    });
    if (outcome instanceof ApiError) throw outcome;
    if (outcome === undefined) throw new ApiError('aml-case-not-found');
    return { data: outcome };
  };
