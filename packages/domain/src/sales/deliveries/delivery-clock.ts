import { endOfDay } from '../../time/sao-paulo.ts';
import { addWorkingDays, type WorkingCalendar } from '../../time/working-days.ts';
import type { DeliveryEnd, DeliveryState } from './delivery-steps.ts';

/** Working days: for a step of those who sell or for the answer of the buyer, and until a delivery confirms itself. */
export interface DeliveryDays {
  readonly step: number;
  readonly confirm: number;
}

/** What is planned with the carrier; days as yyyy-mm-dd. */
export interface DeliveryPlan {
  readonly pickupOn: string | null;
  readonly arrivalOn: string | null;
}

/** Until when the next step should be taken (epoch milliseconds) after a state began at `start`; null: there is no term. */
export function deliveryDue(
  state: DeliveryState,
  start: number,
  { pickupOn, arrivalOn }: DeliveryPlan,
  days: DeliveryDays,
  calendar: WorkingCalendar,
): number | null {
  switch (state) {
    case 'a-combinar':
    case 'proposta':
    case 'combinada':
    case 'tentativa':
      return addWorkingDays(start, days.step, calendar);
    case 'agendada':
      return pickupOn === null ? null : endOfDay(pickupOn) - 1;
    case 'carregada':
    case 'em-transito':
      return arrivalOn === null ? null : endOfDay(arrivalOn) - 1;
    case 'entregue':
      return addWorkingDays(start, days.confirm, calendar);
    // Its complaint has its own clock.
    case 'contestada':
    case 'confirmada':
    case 'recusada':
      return null;
  }
}

/** When the buyer is reminded of their answer or confirmation, `remind` working days before its term ends; null: never. */
export function deliveryReminder(
  state: DeliveryState,
  start: number,
  { step, confirm, remind }: DeliveryDays & { readonly remind: number },
  calendar: WorkingCalendar,
): number | null {
  const given = state === 'proposta' ? step : state === 'entregue' ? confirm : 0;
  return given > remind ? addWorkingDays(start, given - remind, calendar) : null;
}

/** Whose turn it is; null: nobody's any more. A freight that is owed is the turn of the buyer until the vehicle leaves. */
export function deliveryOwner(
  state: DeliveryState,
  end: DeliveryEnd,
  freightPaid: boolean,
): 'buyer' | 'seller' | null {
  if (end !== null || state === 'confirmada' || state === 'recusada') return null;
  if (state === 'proposta' || state === 'entregue') return 'buyer';
  return (state === 'combinada' || state === 'agendada') && !freightPaid ? 'buyer' : 'seller';
}

/** Longest plan ahead, in days. */
const MOST_DAYS = 120;

/** Whether days of a booking make sense: from today on, the arrival not before the pickup, and not in the far future. */
export function arePlannedDays(pickupOn: string, arrivalOn: string, today: string): boolean {
  return pickupOn >= today && arrivalOn >= pickupOn && arrivalOn <= daysAfter(today, MOST_DAYS);
}

/** Whether a new day of arrival makes sense. */
export function isArrivalDay(arrivalOn: string, today: string): boolean {
  return arePlannedDays(today, arrivalOn, today);
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether something can have happened at an instant: after the vehicles left, and not in the future. Epoch milliseconds. */
export function canHaveHappened(at: number, leftAt: number | null, now: number): boolean {
  return at <= now && (leftAt === null || at >= leftAt);
}

const TRACKED = /^https:\/\/([a-z0-9-]+\.)+[a-z0-9-]+(:\d{1,5})?([/?#].*)?$/iu;
/** Anything that browsers read in more than one way: blanks, control characters, backslashes. */
const AMBIGUOUS = /[\s\\\p{Cc}]/u;

/** The address of a page that shows where a delivery is, as it is linked: https only, without a user or password; null: it is none. */
export function trackingAddress(typed: string): string | null {
  return TRACKED.test(typed) && !AMBIGUOUS.test(typed) ? typed : null;
}
