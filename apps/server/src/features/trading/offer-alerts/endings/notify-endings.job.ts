import { ENDING_ALERTS } from '@patio/domain/messaging/alerts/ending-alerts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { messages, sellerOf } from '../../../messaging/mail/public.ts';
import { beginEndings, lockEndings, noteEnding } from './ending-alerts.store.ts';
import {
  lockEndingReaders,
  takeEndingNotices,
  type EndingNotice,
  type EndingReader,
} from './ending-notices.store.ts';
import { notifyUser } from '../../../messaging/alerts/public.ts';

/** Maximum per transaction: offers, followers of one offer, and users notified. */
const most = { offers: 50, noted: 500, notified: 50 };
/** Maximum of offers named in a message; the rest are counted. */
const named = 10;

/**
 * Notifies users that favourites and offers they have bid on end within a day or an hour: once for each offer, user and span, however often
 * the end moves, with everything due at the same moment in one message. First all recipients are recorded, then all are notified.
 */
export function notifyEndingsJob(deps: ServerDeps): Job {
  return {
    name: 'notify-endings',
    everyMs: 10_000,
    run: () => deps.database.transact((tx) => work(deps, tx)),
  };
}

async function work(deps: ServerDeps, transaction: Transaction): Promise<boolean> {
  const now = deps.clock.now();
  const started = await beginEndings(transaction, now, { rules: ENDING_ALERTS, limit: most.offers });
  const endings = await lockEndings(transaction, most.offers);
  for (const ending of endings) {
    const beforeMs = ENDING_ALERTS.find(({ event }) => event === ending.event)?.beforeMs ?? 0;
    await noteEnding(transaction, ending, ending.end_at - beforeMs, most.noted);
  }
  if (started > 0 || endings.length > 0) return true;
  const readers = await lockEndingReaders(transaction, most.notified);
  const ids = readers.map(({ id }) => id);
  const notices = await takeEndingNotices(transaction, ids, now);
  for (const reader of readers) {
    const own = notices.filter(({ account_id: id }) => id === reader.id);
    if (!reader.blocked) await notifyReader(deps, transaction, reader, own);
  }
  return readers.length === most.notified;
}

async function notifyReader(
  deps: ServerDeps,
  transaction: Transaction,
  reader: EndingReader,
  notices: readonly EndingNotice[],
): Promise<void> {
  const { clock, config } = deps;
  const idiom = reader.idiom ?? 'PTBR';
  for (const [event, offers] of Map.groupBy(notices, (notice) => notice.event)) {
    const [first, ...others] = offers;
    if (!first) continue;
    // Offers of one store are sent in its name, a mixture in the name of the house.
    const isOneSeller = others.every((offer) => offer.partner_id === first.partner_id);
    const store = isOneSeller ? await sellerOf(transaction, first.partner_id) : null;
    const one = others.length === 0 ? first.offer_code : undefined;
    await notifyUser(deps, transaction, {
      person: reader,
      idiom,
      event,
      ...(one === undefined ? {} : { offerCode: one }),
      offerCodes: offers.map((offer) => offer.offer_code),
      path: one === undefined ? '/notification' : pathOf(first),
      dedupeKey: `${event}:${first.offer_code}:${reader.id}:${clock.now()}`,
      now: clock.now(),
      write: (foot) =>
        messages.endingSoon({
          brand: config.brand,
          store,
          idiom,
          name: reader.name,
          foot,
          siteAddress: config.publicUrl,
          hours: event === 'ending-hour' ? 1 : 24,
          offers: offers.slice(0, named).map((offer) => ({
            title: offer.title,
            path: pathOf(offer),
            price: offer.price_cents,
            endAt: offer.end_at,
            standing: offer.standing,
          })),
          total: offers.length,
        }),
    });
  }
}

function pathOf({ offer_code: code, standing }: EndingNotice): string {
  const minimum = standing === 'overtaken' ? '&lance=minimo' : '';
  return `/oferta/${code}?view=leilao${minimum}`;
}
