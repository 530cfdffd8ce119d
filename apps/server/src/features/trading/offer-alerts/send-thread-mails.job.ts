import { chosenChannels } from '@patio/domain/messaging/alerts/alert-events.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { alertFoot, choicesOf, mailPerson } from '../../messaging/alerts/public.ts';
import { idiomOf, isCurrent, threadMessage } from './thread-message.ts';
import { finishMail, lockDueThreads, threadFacts, type Thread } from './threads.store.ts';

/** Mails that one transaction writes. */
const batch = 50;

/**
 * Writes the mails about recorded and outbid bids: one per pause for each user and offer, with the state at that moment, and none that is
 * no longer true.
 */
export function sendThreadMailsJob(deps: ServerDeps): Job {
  return {
    name: 'send-bid-mails',
    everyMs: 1000,
    run: () =>
      deps.database.transact(async (transaction) => {
        const due = await lockDueThreads(transaction, deps.clock.now(), batch);
        for (const thread of inOrder(due)) {
          const written = await writeMail(deps, transaction, thread);
          await finishMail(transaction, thread, written ? deps.clock.now() : null);
        }
        return due.length === batch;
      }),
  };
}

/** User by user, as the alert mails of a user are counted; the earliest first. */
function inOrder(threads: readonly Thread[]): Thread[] {
  return threads.toSorted(
    (one, other) =>
      one.account_id - other.account_id ||
      (one.mail_due_at ?? 0) - (other.mail_due_at ?? 0) ||
      one.offer_code - other.offer_code,
  );
}

/** False when there was nothing to write. */
async function writeMail(
  { clock, config }: ServerDeps,
  transaction: Transaction,
  thread: Thread,
): Promise<boolean> {
  const facts = await threadFacts(transaction, thread);
  if (!facts || facts.blocked || !isCurrent(thread, facts)) return false;
  const { account_id: accountId, offer_code: offerCode, event } = thread;
  if (!chosenChannels(event, await choicesOf(transaction, accountId)).has('mail')) return false;
  const now = clock.now();
  const { links, unsubscribeAddress } = alertFoot(config, { accountId, events: [event] }, idiomOf(facts));
  await mailPerson({ config }, transaction, {
    person: { id: accountId, email: facts.email },
    event,
    offerCodes: [offerCode],
    mail: threadMessage(config, thread, facts)(links),
    unsubscribeAddress,
    dedupeKey: `${event}:${offerCode}:${accountId}:${now}`,
    now,
  });
  return true;
}
