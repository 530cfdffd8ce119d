import type { takeAmlCase as contract } from '@patio/contract/finance/aml-cases/take-aml-case.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { changeCase } from '../change-case.ts';

/** Takes a case to analyse it. */
export const takeAmlCase =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const step = {
      step: 'take',
      version: body.versao,
      event: 'taken',
      action: 'take-aml-case',
      words: null,
    } as const;
    const change = () => ({ state: 'analysis', assignee_id: context.actor.accountId }) as const;
    return { data: await changeCase(deps, params.id, { ...step, change }, context) };
  };
