import type { Config } from '../../../../config/config.ts';
import { oldestKey } from '../../../../platform/secrets/secret-keys.ts';
import { vapidKeysFrom, type VapidKeys } from '../../../../platform/push/vapid.ts';

/** The keys by which push services know the house: those of the settings, else made from its oldest secret key: devices know that one. */
export function pushKeys(config: Config): VapidKeys {
  return config.push.vapid ?? vapidKeysFrom(oldestKey(config));
}
