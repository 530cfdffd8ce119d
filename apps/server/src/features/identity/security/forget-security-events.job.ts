import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { forgetEvents } from './security-events.store.ts';

const dayMs = 86_400_000;

/** Deletes security events after the retention period of access logs (Lei 12.965/2014, art. 15; S-52). */
export function forgetSecurityEventsJob({ clock, config, database }: ServerDeps): Job {
  return {
    name: 'forget-security-events',
    everyMs: dayMs / 24,
    run: () => forgetEvents(database, clock.now() - config.rules.accessLogMonths * 31 * dayMs),
  };
}
