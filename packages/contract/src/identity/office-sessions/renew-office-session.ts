import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { officeUser } from './office-user.ts';

/**
 * The user of the back office again, with a new token when the old one is no longer fresh. Takes the header, the rotating cookie of the back
 * office, or both; without a valid session `{"data": null}`, with `semAcesso` if the user whose session the
 * browser has no longer works here.
 */
export const renewOfficeSession = defineRoute({
  name: 'renew-office-session',
  method: 'POST',
  path: '/admin/session/renew',
  access: 'optional',
  tag: 'office-sessions',
  summary: 'Renews a session of the back office',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ data: officeUser.nullable(), semAcesso: z.literal(true).optional() }),
  },
  errors: [],
});
