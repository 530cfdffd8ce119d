import { readNotification as route } from '@patio/contract/messaging/notifications/read-notification.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Marks a notification as read; false when the server could not be told. */
export async function readNotification(code: number): Promise<boolean> {
  return browserCall(route, { body: { codigoNotificacao: code } }).then(
    () => true,
    () => false,
  );
}
