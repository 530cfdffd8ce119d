import type { ServerDeps } from '../../../../deps.ts';
import { retryAt, type Backoff } from '../../../../platform/queue/retry-at.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { guardedPost } from '../../../../platform/push/guarded-post.ts';
import { pushSender, type PushOutcome, type SendPush } from '../../../../platform/push/push-service.ts';
import { removeExpiredDevice } from './push-devices.store.ts';
import { pushKeys } from './push-keys.ts';
import {
  forgetPushMessages,
  leasePushMessages,
  markPushFailed,
  markPushSent,
  type DuePushMessage,
} from './push-messages.store.ts';

const batch = 20;
/** Longer than a batch of slow deliveries takes. */
const leaseMs = 60_000;
const backoff: Backoff = { firstMs: 5000, factor: 4, longestMs: Infinity, maxAttempts: 6 };

/** Sends push messages: each by one worker, retried after failures with growing pauses, never after its expiry; devices that are gone are removed. */
export function sendPushJob(deps: ServerDeps, send: SendPush = senderOf(deps)): Job {
  return {
    name: 'send-push',
    everyMs: 500,
    run: async () => {
      const { clock, database } = deps;
      const now = clock.now();
      const due = await leasePushMessages(database, now, now + leaseMs, batch);
      await Promise.all(due.map((message) => deliver(deps, send, message)));
      if (due.length === 0)
        await database.transact((transaction) => forgetPushMessages(transaction, now, 1000));
      return due.length === batch;
    },
  };
}

function senderOf({ config }: ServerDeps): SendPush {
  return pushSender({
    keys: pushKeys(config),
    subject: `mailto:${config.brand.email}`,
    post: guardedPost(config.push.hosts),
  });
}

async function deliver(deps: ServerDeps, send: SendPush, message: DuePushMessage): Promise<void> {
  const { clock, database, logger } = deps;
  const seconds = Math.floor((message.expires_at - clock.now()) / 1000);
  const fail = (error: string, again: number | null) =>
    markPushFailed(database, { id: message.id, retryAt: again, now: clock.now(), error });
  if (seconds <= 0) return fail('too late', null);
  const outcome = await send({ ...message, seconds }).catch((error: unknown) => {
    logger.warn({ err: error, message: message.id }, 'push not delivered');
    return { kind: 'again', status: 0, afterMs: 0 } as const satisfies PushOutcome;
  });
  if (outcome.kind === 'sent') return markPushSent(database, message.id, clock.now());
  if (outcome.kind === 'gone') return removeExpiredDevice(database, message.device_id);
  if (outcome.kind === 'refused') logger.warn({ status: outcome.status }, 'push refused');
  const now = clock.now();
  const again = outcome.kind === 'again' ? retryAt(backoff, message.tries, now) : null;
  // A push service may request a longer pause.
  const asked = outcome.kind === 'again' ? now + outcome.afterMs : now;
  return fail(`answer ${outcome.status}`, again === null ? null : Math.max(again, asked));
}
