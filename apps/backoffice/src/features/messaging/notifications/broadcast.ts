import type { listBroadcasts } from '@patio/contract/messaging/notifications/list-broadcasts.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** A notification of staff with its progress. */
export type Broadcast = Reply<typeof listBroadcasts>['data'][number];
