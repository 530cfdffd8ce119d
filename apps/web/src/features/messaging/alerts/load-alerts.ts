import { getAlerts } from '@patio/contract/messaging/alerts/get-alerts.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { loadPrivate } from '../../../platform/session/load-private.ts';

/** The alert settings of the signed-in user. */
export function loadAlerts(api: LoaderApi, url: URL) {
  return loadPrivate(api, url, () => api.call(getAlerts));
}
