import type { listBroadcasts as contract } from '@patio/contract/messaging/notifications/list-broadcasts.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentBroadcast } from './broadcasts.present.ts';
import { broadcasts } from './broadcasts.store.ts';

/** Staff's broadcasts and their progress. */
export const listBroadcasts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async () => ({ data: (await broadcasts(database)).map(presentBroadcast) });
