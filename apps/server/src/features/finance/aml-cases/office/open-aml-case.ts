import type { openAmlCase as contract } from '@patio/contract/finance/aml-cases/open-aml-case.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { lockOpenCase } from '../cases.store.ts';
import { ofSixMonths, openCase } from '../look-at-person.ts';
import { operationsOfPerson } from '../operations-of-person.ts';
import { buyerOf, lockPerson, personOf } from '../operations.store.ts';
import { showCase } from '../show-case.ts';

/** Opens a case about the buyer of a purchase. */
export const openAmlCase =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor, now: at }) => {
    const by = actor.accountId;
    const outcome = await deps.database.transact(async (transaction) => {
      const account = await buyerOf(transaction, body.compra);
      if (account === undefined) return new ApiError('purchase-not-found');
      await lockPerson(transaction, account);
      const person = await personOf(transaction, account);
      if (person === undefined) return new ApiError('purchase-not-found');
      if ((await lockOpenCase(transaction, account, 'manual')) !== undefined)
        return new ApiError('aml-case-open');
      const found = ofSixMonths(await operationsOfPerson(transaction, person, at), at);
      const opened = { person, flag: 'manual', found, by, reason: body.motivo, at } as const;
      const code = await openCase(deps, transaction, opened);
      return showCase(deps.config, transaction, code, by);
    });
    if (outcome instanceof ApiError) throw outcome;
    if (outcome === undefined) throw new ApiError('aml-case-not-found');
    return { data: outcome };
  };
