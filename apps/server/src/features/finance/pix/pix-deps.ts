import type { ServerDeps } from '../../../deps.ts';
import type { PixBank } from '../../../platform/pix/pix-bank.ts';

/** What everything about Pix needs: the bank too. */
export interface PixDeps extends Pick<ServerDeps, 'clock' | 'config' | 'database' | 'live' | 'logger'> {
  readonly bank: PixBank;
}
