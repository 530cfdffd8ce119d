import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { forgetTraces } from './traces.store.ts';

const dayMs = 86_400_000;

/** Deletes deal traces after the retention period of access logs (Lei 12.965/2014, art. 15). */
export function forgetTracesJob({ clock, config, database }: ServerDeps): Job {
  return {
    name: 'forget-traces',
    everyMs: dayMs / 24,
    run: () => forgetTraces(database, clock.now() - config.rules.accessLogMonths * 31 * dayMs),
  };
}
