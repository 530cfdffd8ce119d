import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** Signs out all devices of the signed-in user except the calling one. */
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
