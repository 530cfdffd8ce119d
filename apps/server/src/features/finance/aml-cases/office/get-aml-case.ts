import type { getAmlCase as contract } from '@patio/contract/finance/aml-cases/get-aml-case.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { showCase } from '../show-case.ts';

/** A case of money laundering. */
export const getAmlCase =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    const data = await showCase(config, database, params.id, actor.accountId);
    return data === undefined ? fail('aml-case-not-found') : { data };
  };
