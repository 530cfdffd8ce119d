import {
  missingForRelease,
  transferPlan,
  type PlannedStep,
  type StepMark,
  type TransferFacts,
} from '@patio/domain/sales/transfer/transfer-plan.ts';
import type { TransferStep } from '@patio/domain/sales/transfer/transfer-steps.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { workingCalendars, type CalendarAt } from '../working-days/public.ts';
import { finesOf, type FineRow } from './fines/fines.store.ts';
import { transferEvents, type TransferEvent, type TransferredPurchase } from './transfer.store.ts';

/** The transfer of a purchase as it stands. */
export interface TransferNow {
  readonly purchase: TransferredPurchase;
  readonly events: readonly TransferEvent[];
  readonly plan: readonly PlannedStep[];
  /** Fines that count. */
  readonly fines: readonly FineRow[];
  /** What keeps the keys from being released, and no administrator has allowed. */
  readonly missing: readonly TransferStep[];
  /** The override of the release that counts. */
  readonly allowed: TransferEvent | null;
  /** Its last event: who changes it has read this. */
  readonly version: number;
}

/** Reads the transfer of a purchase at an instant, epoch milliseconds. Who reads many passes the calendars of the run. */
export async function transferNow(
  { config }: Pick<ServerDeps, 'config'>,
  queries: Queries,
  purchase: TransferredPurchase,
  at: number,
  calendarAt: CalendarAt = workingCalendars(queries),
): Promise<TransferNow> {
  const events = await transferEvents(queries, purchase.code);
  const fines = await finesOf(queries, purchase.code);
  const calendar = await calendarAt(purchase.paid_at ?? at);
  const plan = purchase.exempt
    ? []
    : transferPlan(factsOf(purchase, events), config.rules.transfer, calendar);
  const last = events.findLast(({ step }) => step === 'liberacao');
  const allowed = last?.kind === 'waived' ? last : null;
  return {
    purchase,
    events,
    fines,
    plan,
    missing: allowed === null ? missingForRelease(plan) : [],
    allowed,
    version: events.at(-1)?.code ?? 0,
  };
}

const dayOrNull = (at: number | null): string | null => (at === null ? null : dayOf(at));

function factsOf(purchase: TransferredPurchase, events: readonly TransferEvent[]): TransferFacts {
  return {
    plated: purchase.plated,
    lien: purchase.lien,
    seller: purchase.partner_id === null ? 'house' : 'store',
    cancelled: purchase.cancelled_at !== null,
    paidOn: dayOrNull(purchase.paid_at),
    invoiceOn: dayOrNull(purchase.invoice_at),
    deliveredOn: dayOrNull(purchase.delivered_at),
    marks: marksOf(events),
  };
}

/** The mark of each step: its latest event, unless that took the mark away. */
function marksOf(events: readonly TransferEvent[]): TransferFacts['marks'] {
  const marks: Partial<Record<TransferStep, StepMark>> = {};
  for (const { step, kind, at, done_on: on } of events) {
    if (step === 'liberacao') continue;
    if (kind === 'sent') marks[step] = { state: 'sent', on: on ?? dayOf(at) };
    else if (kind === 'done' || kind === 'confirmed') marks[step] = { state: 'done', on: on ?? dayOf(at) };
    else if (kind === 'waived') marks[step] = { state: 'waived', on: dayOf(at) };
    else delete marks[step];
  }
  return marks;
}
