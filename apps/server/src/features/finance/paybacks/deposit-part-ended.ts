import { defineEvent } from '../../../platform/events/define-event.ts';
import type { PixDeps } from '../pix/public.ts';

/** What became of a Pix that returns a deposit; `at` in epoch milliseconds. */
export interface PartEnded {
  readonly payback: number;
  readonly part: number;
  readonly outcome: 'done' | 'failed';
  /** Why it failed. */
  readonly failure: string | null;
  readonly at: number;
}

/** The bank told what became of a Pix that returns a deposit. It may tell it twice. */
export const depositPartEnded = defineEvent<PixDeps, PartEnded>('deposit-part-ended');
