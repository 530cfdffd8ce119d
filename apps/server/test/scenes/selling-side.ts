import { workingCalendar } from '../../src/features/sales/working-days/public.ts';
import { notifySellingSideJob } from '../../src/features/messaging/selling-side/public.ts';
import type { TestServer } from '../test-server.ts';

/** Notifies sellers of everything that is due for them, as the worker does. */
export async function notifySellingSide({ deps }: Pick<TestServer, 'deps'>): Promise<void> {
  const job = notifySellingSideJob(deps, workingCalendar);
  while (await job.run()) {
    // Until nothing is due any more.
  }
}
