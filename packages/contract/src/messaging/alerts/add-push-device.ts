import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { pushAddress } from './push-address.ts';

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`));

/**
 * Turns push messages on for a device of the signed-in user. The subscription is the browser's (`PushSubscription.toJSON()`); its URL must
 * belong to an allowed push service. The same URL again is the same device, no matter who had it before.
 */
export const addPushDevice = defineRoute({
  name: 'add-push-device',
  method: 'POST',
  path: '/usrio/push',
  access: 'user',
  tag: 'alerts',
  summary: 'Adds a device that is told by push',
  query: commonQuery,
  body: z.object({
    endpoint: pushAddress,
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  success: { status: 201, schema: z.object({ aparelhos: z.number() }) },
  errors: ['push-service-unknown', 'too-many-devices'],
});
