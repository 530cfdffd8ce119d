import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { mailPerson } from '../../messaging/alerts/public.ts';
import { storeNamed } from '../../messaging/mail/public.ts';
import { notify } from '../../messaging/notifications/public.ts';
import { alertMail, alertNotification } from './alert-content.ts';
import {
  finishAlerts,
  forgetMatches,
  lockDueSearches,
  takeFound,
  type DueSearch,
  type FoundOffer,
} from './alerts.store.ts';

/** Maximum of searches per transaction. */
const batch = 50;
/** Maximum of offers named in an alert; the rest are counted. */
const named = 5;
const quarterMs = 90 * 86_400_000;

/**
 * Notifies the owners of searches of matches: one mail and one notification for each search and run, as they have chosen. Users request an
 * alert search by search, so it does not depend on the consent to marketing mail.
 */
export function sendAlertsJob(deps: ServerDeps): Job {
  return {
    name: 'send-saved-search-alerts',
    everyMs: 2000,
    run: () =>
      deps.database.transact(async (transaction) => {
        const now = deps.clock.now();
        const due = await lockDueSearches(transaction, now, batch);
        if (due.length === 0) return (await forgetMatches(transaction, now - quarterMs, 1000)) === 1000;
        const ids = due.map(({ id }) => id);
        const found = await takeFound(transaction, ids, now, named);
        for (const search of due.toSorted((one, other) => one.account_id - other.account_id)) {
          const offers = found.filter((offer) => offer.search_id === search.id);
          if (offers.length > 0 && !search.blocked) await alert(deps, transaction, { search, offers, now });
        }
        await finishAlerts(transaction, ids, now);
        return due.length === batch;
      }),
  };
}

async function alert(
  { config, live }: ServerDeps,
  transaction: Transaction,
  { search, offers, now }: { search: DueSearch; offers: readonly FoundOffer[]; now: number },
): Promise<void> {
  const dedupeKey = `saved-search:${search.id}:${now}`;
  if (search.by_mail) {
    const store = await storeNamed(transaction, search.store);
    const { content: mail, unsubscribeAddress } = alertMail(config, search, offers, store);
    const person = { id: search.account_id, email: search.email };
    const about = { person, event: 'saved-search', searchId: search.id } as const;
    await mailPerson({ config }, transaction, { ...about, mail, unsubscribeAddress, dedupeKey, now });
  }
  if (search.by_notification) {
    const { title, body } = alertNotification(search, offers);
    await notify({ live }, transaction, { accountId: search.account_id, title, body, dedupeKey, now });
  }
}
