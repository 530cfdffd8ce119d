import type { Config } from '../../../../config/config.ts';
import { oldestKey } from '../../../../platform/secrets/secret-keys.ts';
import { vapidKeysFrom, type VapidKeys } from '../../../../platform/push/vapid.ts';

/** The keys that identify us to push services: those of the settings, else derived from the oldest secret key, which devices know. */
export function pushKeys(config: Config): VapidKeys {
  return config.push.vapid ?? vapidKeysFrom(oldestKey(config));
}
