import type { getSecondSteps as contract } from '@patio/contract/identity/second-steps/get-second-steps.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { secondStepsOf } from './second-steps-of.ts';

export const getSecondSteps =
  (deps: ServerDeps): Handler<typeof contract> =>
  (_input, { actor }) =>
    secondStepsOf(deps.database, deps, actor);
