import { daysToWrite, type DayOutcome } from '@patio/domain/sales/storage-days/storage-day.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { addDay, keepTerms, reachDay } from '../../features/sales/storage-days/public.ts';
import { workingCalendar } from '../../features/sales/working-days/public.ts';

const DAY = 86_400_000;
/** Three working days without cost, one on which the yard was closed, and then what it costs. */
const OUTCOMES: readonly DayOutcome[] = ['livre', 'livre', 'fechado', 'livre'];

const released = statement({
  name: 'demo.stored-purchases',
  text: `select code, awaiting_withdrawal_at as released_at from purchase
    where status = 'L' and cancelled_at is null and freight = 'N' and awaiting_withdrawal_at is not null order by code`,
});

/** Storage of released purchases that are collected: R$ 45,00 a day; the keys of every other one wait for it. */
export async function loadStorage(transaction: Transaction, now: number): Promise<void> {
  const calendar = await workingCalendar(transaction, now);
  const purchases = await transaction.rows(released, []);
  for (const [at, { code, released_at: releasedAt }] of purchases.entries()) {
    const keys = at % 2 === 0 ? 'always' : 'paid';
    await keepTerms(transaction, code, { freeDays: 3, daily: 4500, mostDays: 30, keys });
    const days = daysToWrite(dayOf(releasedAt ?? now), dayOf(now), calendar);
    for (const [index, day] of days.entries())
      await addDay(transaction, code, { day, outcome: OUTCOMES[index] ?? 'conta', vehicles: 1 });
    await reachDay(transaction, code, dayOf(Math.max(releasedAt ?? now, now - DAY)));
  }
}
