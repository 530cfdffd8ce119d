import type { Config } from '../../config/config.ts';
import { vapidKeysFrom, type VapidKeys } from '../../platform/push/vapid.ts';

/** The keys by which push services know the house: those of the settings, else made from its secret key. */
export function pushKeys({ push, secretKey }: Config): VapidKeys {
  if (push.vapid !== null) return push.vapid;
  if (secretKey === null) throw new Error('There is no secret key to make push keys from.');
  return vapidKeysFrom(secretKey);
}
