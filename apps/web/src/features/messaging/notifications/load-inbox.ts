import { listNotifications } from '@patio/contract/messaging/notifications/list-notifications.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { loadPrivate } from '../../../platform/session/load-private.ts';
import { notificationView } from './notification-view.ts';

/** The notifications of the signed-in user, newest first. */
export function loadInbox(api: LoaderApi, url: URL) {
  return loadPrivate(api, url, async () => (await api.call(listNotifications)).map(notificationView));
}
