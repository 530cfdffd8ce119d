import { saveWeekByMail } from '@patio/contract/sales/figures/week-by-mail.ts';
import { isWeekMailed, weekBefore } from '@patio/domain/sales/figures/figures-period.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { figuresOf } from './read-figures.ts';
import { takeReaders } from './week-by-mail.store.ts';

const AT_ONCE = 50;

/** Mails the figures of the week that is over to staff who want them: on Monday morning in São Paulo, once each. */
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
        // A snapshot of its own, as the page reads it.
        const figures = await deps.database.transact((snapshot) =>
          figuresOf(snapshot, { de: from, ate: to, store: null }, now),
        );
        const { brand, publicUrl } = deps.config;
        const address = `${publicUrl}/painel/numeros?de=${from}&ate=${to}`;
        for (const { account_id: id, email, name, idiom } of readers) {
          const facts = { brand, idiom: idiom ?? ('PTBR' as const), name, from, to, figures, address };
          const dedupeKey = `week:${monday}:${id}`;
          await enqueueMail(transaction, { to: email, ...messages.weekFigures(facts), dedupeKey, now });
        }
        return readers.length === AT_ONCE;
      });
    },
  };
}
