import type { readNotification as contract } from '@patio/contract/messaging/notifications/read-notification.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { markRead } from './notifications.store.ts';

export const readNotification =
  ({ database, live }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    if (!(await markRead(database, actor.accountId, body.codigoNotificacao, now))) fail('not-found');
    live.publishNotice(actor.accountId);
  };
