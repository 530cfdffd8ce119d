import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { statement } from '../../../platform/db/statement.ts';

const forget = statement({
  name: 'idempotency.forget',
  text: `delete from idempotency where (account_id, key) in
           (select account_id, key from idempotency where created_at < $1 order by created_at limit 5000)`,
});

/** Removes stored replies after 24 hours (rule 0.8). */
export function forgetOldRepliesJob(deps: ServerDeps): Job {
  return {
    name: 'forget-old-replies',
    everyMs: 60_000,
    run: async () => {
      const before = deps.clock.now() - deps.config.rules.idempotencyMs;
      return (await deps.database.run(forget, [new Date(before)])) === 5000;
    },
  };
}
