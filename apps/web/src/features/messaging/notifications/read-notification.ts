import { readNotification as route } from '@patio/contract/messaging/notifications/read-notification.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Marks a notification as read; false if the server could not be reached. */
export async function readNotification(code: number): Promise<boolean> {
  return browserCall(route, { body: { codigoNotificacao: code } }).then(
    () => true,
    () => false,
  );
}
