import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** Signs out one device of the signed-in user, possibly the calling one. A device that is signed out already is not found. */
export const endSession = defineRoute({
  name: 'end-session',
  method: 'DELETE',
  path: '/usrio/sessoes/:id',
  access: 'user',
  tag: 'sessions',
  summary: 'Signs one device out',
  params: z.object({ id: z.uuid() }),
  query: commonQuery,
  success: { status: 204 },
  errors: ['session-not-found'],
});
