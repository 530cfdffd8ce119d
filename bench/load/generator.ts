import { bids, reads } from './requests.ts';
import { runLoad } from './run-load.ts';
import type { LoadJob, LoadResult } from './load-job.ts';

/** The program that makes load, in a process of its own: jobs come and results go as messages. */
process.on('message', (job: LoadJob) => {
  const next = job.kind === 'read' ? reads(job) : bids(job);
  runLoad(job, next).then(
    (result: LoadResult) => process.send?.({ result }),
    (error: unknown) => process.send?.({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
