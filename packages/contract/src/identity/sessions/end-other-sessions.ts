import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** Signs every device of the signed-in user out but the one that asks. */
export const endOtherSessions = defineRoute({
  name: 'end-other-sessions',
  method: 'DELETE',
  path: '/usrio/sessoes',
  access: 'user',
  tag: 'sessions',
  summary: 'Signs all other devices out',
  query: commonQuery,
  success: { status: 204 },
  errors: [],
});
