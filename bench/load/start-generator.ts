import { fork } from 'node:child_process';
import path from 'node:path';
import type { LoadJob, LoadResult } from './load-job.ts';

/** A process that makes load. */
export interface Generator {
  run(job: LoadJob): Promise<LoadResult>;
  stop(): void;
}

type Answer = { readonly result: LoadResult } | { readonly failure: string };

/** Starts a process for load; it remembers the bids it has sent until it is stopped. */
export function startGenerator(): Generator {
  const child = fork(path.join(import.meta.dirname, 'generator.ts'));
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error('The process that makes load ended.'));
        child.once('exit', ended);
        child.once('message', (answer: Answer) => {
          child.off('exit', ended);
          if ('result' in answer) resolve(answer.result);
          else reject(new Error(answer.failure));
        });
        child.send(job);
      }),
    stop: () => child.disconnect(),
  };
}
