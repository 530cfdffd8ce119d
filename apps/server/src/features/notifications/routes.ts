import { downloadAttachment as downloadContract } from '@patio/contract/notifications/download-attachment.ts';
import { listNotifications as listContract } from '@patio/contract/notifications/list-notifications.ts';
import { readNotification as readContract } from '@patio/contract/notifications/read-notification.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { downloadAttachment } from './download-attachment.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotification } from './read-notification.ts';

export function notificationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listContract)(listNotifications(deps));
  serve(app, downloadContract)(downloadAttachment(deps, openStorage(deps.config)));
  serve(app, readContract)(readNotification(deps));
}
