import { countRecipients as countContract } from '@patio/contract/messaging/notifications/count-recipients.ts';
import { downloadAttachment as downloadContract } from '@patio/contract/messaging/notifications/download-attachment.ts';
import { listBroadcasts as broadcastsContract } from '@patio/contract/messaging/notifications/list-broadcasts.ts';
import { listNotices as noticesContract } from '@patio/contract/messaging/notifications/list-notices.ts';
import { listNotifications as listContract } from '@patio/contract/messaging/notifications/list-notifications.ts';
import { readNotification as readContract } from '@patio/contract/messaging/notifications/read-notification.ts';
import { readNotices as readNoticesContract } from '@patio/contract/messaging/notifications/read-notices.ts';
import { sendBroadcast as sendContract } from '@patio/contract/messaging/notifications/send-broadcast.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { countRecipients } from './count-recipients.ts';
import { downloadAttachment } from './download-attachment.ts';
import { listBroadcasts } from './list-broadcasts.ts';
import { listNotices } from './list-notices.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotification } from './read-notification.ts';
import { readNotices } from './read-notices.ts';
import { sendBroadcast } from './send-broadcast.ts';

export function notificationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const storage = openStorage(deps.config);
  serve(app, listContract)(listNotifications(deps));
  serve(app, downloadContract)(downloadAttachment(deps, storage));
  serve(app, readContract)(readNotification(deps));
  serve(app, noticesContract)(listNotices(deps));
  serve(app, readNoticesContract)(readNotices(deps));
  serve(app, countContract)(countRecipients(deps));
  serve(app, broadcastsContract)(listBroadcasts(deps));
  serve(app, sendContract)(sendBroadcast(deps, storage));
}
