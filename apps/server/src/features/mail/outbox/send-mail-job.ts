import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { deliverBy, failureOf, mostAtOnce, type Deliver } from './deliver.ts';
import {
  beginSending,
  leaseMails,
  markFailed,
  markSent,
  releaseMails,
  type DueMail,
} from './outbox.store.ts';
import { retryAt } from './retry-at.ts';

const batch = 20;
/** Much longer than a batch of slow deliveries takes; each delivery asks again whether its mail is still held. */
const leaseMs = 15 * 60_000;
/** A worker that ended while handing a mail over may have sent it. It is sent once more, and never a third time by itself. */
const mostDoubts = 1;
const longestPauseMs = 5 * 60_000;

/**
 * Sends what is due, some at once: each mail by one worker, again after a failure, given up when it is refused, has lapsed or failed too
 * often. While the mail server serves nobody, tries stop for growing pauses, and waiting mails are not blamed for it.
 */
export function sendMailJob(deps: ServerDeps, deliver: Deliver = deliverBy(deps.config)): Job {
  const outage = { failures: 0, until: 0 };
  return {
    name: 'send-mail',
    everyMs: 1000,
    run: async () => {
      const now = deps.clock.now();
      if (now < outage.until) return false;
      const due = await leaseMails(deps.database, now, now + leaseMs, batch);
      const waiting = [...due];
      let isReachable = true;
      const work = async (): Promise<void> => {
        while (isReachable) {
          const mail = waiting.shift();
          if (!mail) return;
          if (!(await send(deps, deliver, mail))) isReachable = false;
        }
      };
      await Promise.all(Array.from({ length: mostAtOnce }, work));
      outage.failures = isReachable ? 0 : outage.failures + 1;
      if (isReachable) return due.length === batch;
      outage.until = deps.clock.now() + Math.min(longestPauseMs, 5000 * 2 ** (outage.failures - 1));
      await releaseMails(deps.database, waiting, outage.until);
      return false;
    },
  };
}

/** False when the mail server serves nobody. */
async function send(deps: ServerDeps, deliver: Deliver, mail: DueMail): Promise<boolean> {
  const { database, clock, logger, metrics } = deps;
  const given = giveUpReason(mail, clock.now());
  if (given !== null) {
    await markFailed(database, mail, { retryAt: null, now: clock.now(), error: given });
    metrics.mail('dead');
    return true;
  }
  if (!(await beginSending(database, mail, clock.now()))) return true;
  try {
    await deliver(mail);
  } catch (error) {
    const failure = failureOf(error);
    const now = clock.now();
    const again = failure === 'refused' ? null : retryAt(mail.tries + 1, now);
    logger.warn({ err: error, mail: mail.id, failure, final: again === null }, 'mail not delivered');
    await markFailed(database, mail, { retryAt: again, now, error: String(error) });
    metrics.mail(again === null ? 'dead' : 'failed');
    return failure !== 'unreachable';
  }
  await markSent(database, mail.id, clock.now());
  metrics.mail('sent');
  return true;
}

/** Why a mail is not to be tried at all; null: it is. */
function giveUpReason({ useless_at: uselessAt, doubts }: DueMail, now: number): string | null {
  if (uselessAt !== null && uselessAt <= now) return 'What it carries has lapsed.';
  return doubts > mostDoubts ? 'Sending was broken off twice; it may have arrived.' : null;
}
