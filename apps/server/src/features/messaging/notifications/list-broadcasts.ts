import type { listBroadcasts as contract } from '@patio/contract/messaging/notifications/list-broadcasts.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { presentBroadcast } from './broadcasts.present.ts';
import { BROADCASTS } from './broadcasts.store.ts';

export const listBroadcasts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, BROADCASTS, query);
    return { data: rows.map(presentBroadcast), ...page };
  };
