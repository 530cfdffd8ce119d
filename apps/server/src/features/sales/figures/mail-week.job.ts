import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { saveWeekByMail } from '@patio/contract/sales/figures/week-by-mail.ts';
import { isWeekMailed, weekBefore } from '@patio/domain/sales/figures/figures-period.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { figuresOf } from './read-figures.ts';
import { takeReaders } from './week-by-mail.store.ts';

const AT_ONCE = 50;

/**
 * Mails the figures of the week that is over to those who want them: on Monday morning in São Paulo, once each. Users of a store get those
 * of their store alone.
 */
export function mailWeekJob(deps: ServerDeps): Job {
  return {
    name: 'mail-week',
    everyMs: 5 * 60_000,
    run: async () => {
      const now = deps.clock.now();
      if (!isWeekMailed(now)) return false;
      const { from, to, monday } = weekBefore(now);
      return deps.database.transact(async (transaction) => {
        const roles = ['administrator' as const, ...(saveWeekByMail.roles ?? [])];
        const readers = await takeReaders(transaction, { monday, roles, limit: AT_ONCE });
        if (readers.length === 0) return false;
        const stores = new Set(readers.map(({ store_id: store }) => store));
        const figures = new Map<number | null, Figures>();
        for (const store of stores) figures.set(store, await weekOf(deps, { from, to, store }, now));
        const { brand, publicUrl } = deps.config;
        const address = `${publicUrl}/painel/numeros?de=${from}&ate=${to}`;
        for (const {
          account_id: id,
          email,
          name,
          idiom,
          store_id: store,
          store_name: storeName,
        } of readers) {
          const week = figures.get(store);
          if (week === undefined) continue;
          const words = { brand, idiom: idiom ?? ('PTBR' as const), name, storeName };
          const facts = { ...words, from, to, figures: week, address };
          const dedupeKey = `week:${monday}:${id}`;
          await enqueueMail(transaction, { to: email, ...messages.weekFigures(facts), dedupeKey, now });
        }
        return readers.length === AT_ONCE;
      });
    },
  };
}

/** In a snapshot of its own, as the page reads it. */
function weekOf(
  { database }: Pick<ServerDeps, 'database'>,
  { from, to, store }: { readonly from: string; readonly to: string; readonly store: number | null },
  now: number,
): Promise<Figures> {
  return database.transact((snapshot) => figuresOf(snapshot, { de: from, ate: to, store }, now));
}
