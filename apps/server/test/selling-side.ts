import { tellSellingSideJob } from '../src/features/selling-side/public.ts';
import type { TestServer } from './test-server.ts';

/** Tells those who sell everything that is due for them, as the worker does. */
export async function tellSellingSide({ deps }: Pick<TestServer, 'deps'>): Promise<void> {
  const job = tellSellingSideJob(deps);
  while (await job.run()) {
    // Until nothing is due any more.
  }
}
