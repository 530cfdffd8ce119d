import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { pushAddress } from './push-address.ts';

/** Turns push off on one device of the signed-in user, or on all without `endpoint`. An unknown one is ignored. */
export const removePushDevice = defineRoute({
  name: 'remove-push-device',
  method: 'DELETE',
  path: '/usrio/push',
  access: 'user',
  tag: 'alerts',
  summary: 'Removes a device that is told by push',
  query: commonQuery,
  body: z.object({ endpoint: pushAddress.optional() }).nullish(),
  success: { status: 204 },
  errors: [],
});
