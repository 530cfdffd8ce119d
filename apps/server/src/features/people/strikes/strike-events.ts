import type { ServerDeps } from '../../../deps.ts';
import { defineEvent } from '../../../platform/events/define-event.ts';

/** A strike was taken back. Value in centavos, instant in epoch milliseconds. */
export interface RemovedStrike {
  readonly accountId: number;
  readonly code: number;
  readonly offerCode: number;
  readonly value: number;
  readonly at: number;
}

/** Staff took a strike back: its buyer is to learn of it. */
export const strikeRemoved = defineEvent<ServerDeps, RemovedStrike>('strike-removed');
