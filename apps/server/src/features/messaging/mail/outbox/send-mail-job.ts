import type { ServerDeps } from '../../../../deps.ts';
import { retryAt, type Backoff } from '../../../../platform/queue/retry-at.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { MAIL_URGENCIES, type MailUrgency } from '../mail-urgency.ts';
import { deliverBy, failureOf, type Deliver } from './deliver.ts';
import { beginSending, leaseMail, markFailed, markSent, type DueMail } from './outbox.store.ts';

/** Longer than one slow delivery takes; each delivery checks again whether its mail is still leased. */
const leaseMs = 5 * 60_000;
/** A worker that died while sending may have sent the mail. It is sent once more, and never a third time automatically. */
const mostDoubts = 1;
/** A day and a half in total: a mail server that is down over night loses nothing. */
const backoff: Backoff = { firstMs: 60_000, factor: 2, longestMs: 6 * 3_600_000, maxAttempts: 14 };
const longestPauseMs = 5 * 60_000;

/**
 * Sends what is due: each mail by one worker, again after a failure, given up when it is refused, has lapsed or failed too often.
 *
 * One lane for each urgency, at once and each a mail at a time: the first takes nothing but codes and links, the next nothing less urgent
 * than outcomes, the last anything, and each the most urgent first. So nothing less urgent is ever in the way: neither what waits nor what
 * is in progress, however slow the mail server is.
 */
export function sendMailJobs(deps: ServerDeps, deliver: Deliver = deliverBy(deps.config)): readonly Job[] {
  return MAIL_URGENCIES.map((latest) => lane(deps, deliver, latest));
}

/** While the mail server is unavailable, a lane stops for growing pauses, and waiting mails are not penalised. */
function lane(deps: ServerDeps, deliver: Deliver, latest: MailUrgency): Job {
  const outage = { failures: 0, until: 0 };
  return {
    name: `send-mail-${latest}`,
    everyMs: 1000,
    run: async () => {
      const now = deps.clock.now();
      if (now < outage.until) return false;
      const mail = await leaseMail(deps.database, { now, until: now + leaseMs, latest });
      if (!mail) return false;
      const isReachable = await send(deps, deliver, mail);
      outage.failures = isReachable ? 0 : outage.failures + 1;
      if (isReachable) return true;
      outage.until = deps.clock.now() + Math.min(longestPauseMs, 5000 * 2 ** (outage.failures - 1));
      return false;
    },
  };
}

/** False if the mail server is unavailable. */
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
    const again = failure === 'refused' ? null : retryAt(backoff, mail.tries + 1, now);
    logger.warn({ err: error, mail: mail.id, failure, final: again === null }, 'mail not delivered');
    await markFailed(database, mail, { retryAt: again, now, error: String(error) });
    metrics.mail(again === null ? 'dead' : 'failed');
    return failure !== 'unreachable';
  }
  await markSent(database, mail.id, clock.now());
  metrics.mail('sent');
  return true;
}

/** Why a mail must not be attempted at all; null: it may be. */
function giveUpReason({ useless_at: uselessAt, doubts }: DueMail, now: number): string | null {
  if (uselessAt !== null && uselessAt <= now) return 'What it carries has lapsed.';
  return doubts > mostDoubts ? 'Sending was interrupted twice; it may have arrived.' : null;
}
