import { nextMailAt } from '@patio/domain/messaging/alerts/mail-pause.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { takeBidNews, type TakenNews } from '../auctions/public.ts';
import { notifyUser } from '../../messaging/alerts/public.ts';
import { idiomOf, isCurrent, threadMessage, threadPath } from './thread-message.ts';
import { lockThread, planMail, threadFacts } from './threads.store.ts';

/** Maximum of news processed in one transaction. */
const batch = 100;

/**
 * Notifies bidders at once that their bid was recorded or outbid, on the site and on their devices, and schedules the mail. Bids do not
 * wait for this: they leave rows of news, which are removed in the transaction that sends them.
 */
export function notifyBidNewsJob(deps: ServerDeps): Job {
  return {
    name: 'notify-bid-news',
    everyMs: 250,
    run: () =>
      deps.database.transact(async (transaction) => {
        const news = await takeBidNews(transaction, batch);
        for (const one of inLockOrder(news)) await notifyOne(deps, transaction, one);
        return news.length === batch;
      }),
  };
}

/** The last news of each user, offer and kind, in an order in which two workers never deadlock. */
function inLockOrder(news: readonly TakenNews[]): TakenNews[] {
  const last = new Map(news.map((one) => [`${one.accountId} ${one.offerCode} ${one.kind}`, one]));
  return [...last.values()].toSorted(
    (one, other) =>
      one.accountId - other.accountId ||
      one.offerCode - other.offerCode ||
      one.kind.localeCompare(other.kind),
  );
}

async function notifyOne(deps: ServerDeps, transaction: Transaction, news: TakenNews): Promise<void> {
  const { clock, config } = deps;
  const thread = await lockThread(transaction, news);
  const facts = thread && (await threadFacts(transaction, thread));
  if (!thread || !facts || facts.blocked || !isCurrent(thread, facts)) return;
  const now = clock.now();
  const { account_id: id, offer_code: offerCode, event } = thread;
  await notifyUser(deps, transaction, {
    person: { id, email: facts.email },
    idiom: idiomOf(facts),
    event,
    offerCode,
    path: threadPath(thread),
    write: threadMessage(config, thread, facts),
    withoutMail: true,
    replaces: `${event}:${offerCode}`,
    dedupeKey: `${event}:${offerCode}:${now}`,
    now,
  });
  if (thread.mail_due_at === null) {
    await planMail(transaction, thread, nextMailAt(thread.mailed_at, now, config.rules.overtakenMailMs));
  }
}
