import type { getSecondSteps as contract } from '@patio/contract/second-steps/get-second-steps.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { presentSecondSteps } from './second-steps.present.ts';

export const getSecondSteps =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  (_input, { actor }) =>
    presentSecondSteps(database, actor.accountId);
