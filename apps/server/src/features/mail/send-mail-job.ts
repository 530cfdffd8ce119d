import type { ServerDeps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { deliverBy, isPermanent, type Deliver } from './deliver.ts';
import { leaseMails, markFailed, markSent, type DueMail } from './mail.store.ts';
import { retryAt } from './retry-at.ts';

const batch = 20;
/** Longer than a batch of slow deliveries takes. */
const leaseMs = 15 * 60_000;

/** Sends what is due: each mail by one worker, again after a failure, given up after the eighth. */
export function sendMailJob(deps: ServerDeps, deliver: Deliver = deliverBy(deps.config)): Job {
  return {
    name: 'send-mail',
    everyMs: 1000,
    run: async () => {
      const now = deps.clock.now();
      const due = await leaseMails(deps.database, now, now + leaseMs, batch);
      for (const mail of due) await send(deps, deliver, mail);
      return due.length === batch;
    },
  };
}

async function send({ database, clock, logger }: ServerDeps, deliver: Deliver, mail: DueMail): Promise<void> {
  try {
    await deliver(mail);
  } catch (error) {
    const now = clock.now();
    const again = isPermanent(error) ? null : retryAt(mail.tries, now);
    logger.warn({ err: error, mail: mail.id, final: again === null }, 'mail not delivered');
    await markFailed(database, { id: mail.id, retryAt: again, now, error: String(error) });
    return;
  }
  await markSent(database, mail.id, clock.now());
}
