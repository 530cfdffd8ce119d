import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { freePeriod, storageNews, type DayKind } from '@patio/domain/sales/storage-days/storage-day.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { workingCalendar } from '../working-days/public.ts';
import { notifyOfStorage } from './notify-storage.ts';
import { followStorage, type StorageNow } from './open-storage.ts';
import { noteTold, runningStorage } from './storage.store.ts';

const AT_ONCE = 50;

/**
 * Writes the days of storage that are over, and tells buyers, by day, that free days end and that storage costs. Each purchase by itself: one
 * that cannot be followed keeps no other from it, whose days would be lost.
 */
export function followStorageJob(deps: ServerDeps): Job {
  let after = 0;
  return {
    name: 'follow-storage',
    everyMs: 10 * 60_000,
    run: async () => {
      const codes = await runningStorage(deps.database, after, AT_ONCE);
      await eachApart(deps, codes, {
        failed: 'the storage of a purchase could not be followed',
        work: async (transaction, code) => {
          const at = deps.clock.now();
          const storage = await followStorage(deps, transaction, code, at);
          // Nobody is woken up.
          if (storage && reminderDays(at).length > 0) await tell(deps, transaction, storage, at);
        },
      });
      const more = codes.length === AT_ONCE;
      after = more ? (codes.at(-1) ?? 0) : 0;
      return more;
    },
  };
}

const lastOf = (days: StorageNow['days']): DayKind | null =>
  days.toSorted((one, other) => (one.day < other.day ? -1 : 1)).at(-1)?.outcome ?? null;

async function tell(
  deps: ServerDeps,
  transaction: Transaction,
  storage: StorageNow,
  at: number,
): Promise<void> {
  const { row, account, through, days } = storage;
  if (through === null || row.freight === 'S' || row.cancelled || row.status !== 'L') return;
  const calendar = await workingCalendar(transaction, at);
  const { freeLeft, counted } = account;
  const what = storageNews(
    { freeLeft, counted, through, last: lastOf(days) },
    { lastFreeTold: row.last_free_told, begunTold: row.begun_told_at !== null },
    { today: dayOf(at), remind: deps.config.rules.storage.remindDays, calendar },
  );
  if (what === null) return;
  const { lastFree: last } = freePeriod(through, freeLeft, calendar);
  const lastFree = what === 'ending' ? last : null;
  await noteTold(transaction, row.code, { lastFree, begunAt: what === 'begun' ? at : null });
  const news = { what, lastFree, dueOn: null, amount: null, reason: null, at };
  await notifyOfStorage(deps, transaction, storage, { ...news, fact: `${what}-${lastFree ?? ''}` });
}
