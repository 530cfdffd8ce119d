import { storageAccount, type StorageDay } from '@patio/domain/sales/storage-days/storage-account.ts';
import { daysToWrite, outcomeOf, type DayFacts } from '@patio/domain/sales/storage-days/storage-day.ts';
import { beginOfDay } from '@patio/domain/sales/slots/slots-of-day.ts';
import { dayOf, endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { releaseProblems } from '../../catalogue/legal-checks/public.ts';
import { slotsOnDay } from '../pickups/public.ts';
import { missingOfSeller } from '../transfer/public.ts';
import { workingCalendar } from '../working-days/public.ts';
import { addDay, dayFacts, daysOf } from './days.store.ts';
import { reachDay, termsOf, type StorageRow } from './storage.store.ts';

type Deps = Pick<ServerDeps, 'config'>;

/** Where the days of a purchase stand: all that are written, and up to when. */
export interface WrittenDays {
  readonly days: readonly StorageDay[];
  /** Null: not released yet. */
  readonly through: string | null;
}

/**
 * Writes the days of a released purchase that are over, each once, and returns all of them. The caller holds the lock of its storage. Today is
 * never one of them.
 */
export async function writeDays(
  deps: Deps,
  transaction: Transaction,
  storage: StorageRow,
  now: number,
): Promise<WrittenDays> {
  const days: StorageDay[] = [...(await daysOf(transaction, storage.code))];
  const { status, cancelled, ended_at: endedAt, released_at: releasedAt } = storage;
  if (status !== 'L' || cancelled || endedAt !== null || releasedAt === null)
    return { days, through: storage.through };
  const through = storage.through ?? dayOf(releasedAt);
  const today = dayOf(now);
  const calendar = await workingCalendar(transaction, now);
  const taken = { waived: storage.waived_cents, charged: storage.charged_cents };
  let { freeLeft } = storageAccount(termsOf(storage), days, taken);
  for (const day of daysToWrite(through, today, calendar)) {
    const known = await factsOf(deps, transaction, storage, { day, now });
    if (known.vehicles === 0) continue;
    const outcome = outcomeOf(day, known.facts, { freeLeft, today });
    const written = { day, outcome, vehicles: known.vehicles };
    await addDay(transaction, storage.code, written);
    days.push(written);
    if (outcome === 'livre') freeLeft -= 1;
  }
  const yesterday = dayOf(beginOfDay(today) - 1);
  const reached = yesterday > through ? yesterday : through;
  if (reached !== storage.through) await reachDay(transaction, storage.code, reached);
  return { days, through: reached };
}

async function factsOf(
  deps: Deps,
  transaction: Transaction,
  { code, offer_code: offer, partner_id: partnerId }: StorageRow,
  { day, now }: { readonly day: string; readonly now: number },
): Promise<{ readonly facts: DayFacts; readonly vehicles: number }> {
  const row = await dayFacts(transaction, code, beginOfDay(day), endOfDay(day));
  if (row === undefined) throw new Error('Storage without its purchase.');
  const problems = await releaseProblems(transaction, offer, { theftDays: 0, otherDays: 0 }, now);
  const missing = await missingOfSeller(deps, transaction, { code, at: now });
  const slots = await slotsOnDay(deps, transaction, { code, offer, partnerId, day, now });
  return {
    vehicles: row.vehicles,
    facts: {
      delivered: row.delivered,
      cancellationAsked: row.cancellation_asked,
      complaintOpen: row.complaint_open,
      documentMissing: problems.length > 0 || missing.length > 0,
      slots,
    },
  };
}
