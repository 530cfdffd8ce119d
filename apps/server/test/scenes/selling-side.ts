import { workingCalendar } from '../../src/features/sales/working-days/public.ts';
import { tellSellingSideJob } from '../../src/features/messaging/selling-side/public.ts';
import type { TestServer } from '../test-server.ts';

/** Tells those who sell everything that is due for them, as the worker does. */
export async function tellSellingSide({ deps }: Pick<TestServer, 'deps'>): Promise<void> {
  const job = tellSellingSideJob(deps, workingCalendar);
  while (await job.run()) {
    // Until nothing is due any more.
  }
}
