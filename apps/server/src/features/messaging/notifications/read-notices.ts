import type { readNotices as contract } from '@patio/contract/messaging/notifications/read-notices.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { markReadUpTo } from './notifications.store.ts';

/** Marks the notifications of a user as read, up to one. */
export const readNotices =
  ({ database, live }: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor, now }) => {
    if (await markReadUpTo(database, actor.accountId, body.ate, now)) live.publishNotice(actor.accountId);
    return undefined;
  };
