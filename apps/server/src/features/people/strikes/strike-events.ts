import type { ServerDeps } from '../../../deps.ts';
import { defineEvent } from '../../../platform/events/define-event.ts';

/** A strike was removed. Value in centavos, instant in epoch milliseconds. */
export interface RemovedStrike {
  readonly accountId: number;
  readonly code: number;
  readonly offerCode: number;
  readonly value: number;
  readonly at: number;
}

/** Staff removed a strike: its buyer is to be notified. */
export const strikeRemoved = defineEvent<ServerDeps, RemovedStrike>('strike-removed');
