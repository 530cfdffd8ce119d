import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { secondSteps } from './second-steps.ts';

/** What sign-in to the caller's account requires besides the password. */
export const getSecondSteps = defineRoute({
  name: 'get-second-steps',
  method: 'GET',
  path: '/usrio/segunda_etapa',
  access: 'user',
  tag: 'second-steps',
  summary: 'The second step of the signed-in user',
  query: commonQuery,
  success: { status: 200, schema: secondSteps },
  errors: [],
});
