import type { countRecipients as contract } from '@patio/contract/messaging/notifications/count-recipients.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { segmentOf } from './broadcasts.present.ts';
import { countSegment } from './broadcasts.store.ts';

/** How many inboxes a broadcast would reach. */
export const countRecipients =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => ({ data: { destinatarios: await countSegment(database, segmentOf(query)) } });
