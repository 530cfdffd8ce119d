import { reminderDays } from '../../people/documents/reminder-days.ts';
import { dayOf, endOfDay } from '../../time/sao-paulo.ts';
import { BUYER_DELIVERY_STEPS } from '../deliveries/buyer-step.ts';
import { SELLER_DELIVERY_STEPS } from '../deliveries/seller-step.ts';
import { addWorkingDays, type WorkingCalendar } from '../../time/working-days.ts';

const DAY_MS = 86_400_000;
/** What is overdue for longer was known before there were reminders, or while none could be sent. */
const LATE_DAYS = 7;

/** Steps of a purchase of which their owners are reminded; the transfer at the Detran has reminders of its own. */
export const BUYER_STEPS = [
  'payment',
  'pickup',
  'assinatura-comprador',
  'storage-payment',
  ...BUYER_DELIVERY_STEPS,
] as const;
export const SELLER_STEPS = [
  'contact',
  'credit',
  'release',
  'delivery',
  'gravame',
  'atpv',
  'assinatura-vendedor',
  'comunicacao',
  ...SELLER_DELIVERY_STEPS,
] as const;
export type BuyerStep = (typeof BUYER_STEPS)[number];
export type SellerStep = (typeof SELLER_STEPS)[number];

/** The step of that name as one of which is reminded; null: none. */
export function remindedStep(name: string): BuyerStep | SellerStep | null {
  return [...BUYER_STEPS, ...SELLER_STEPS].find((step) => step === name) ?? null;
}

/** Whether the buyer does a step; the seller follows up what a bank does. */
export function isOfBuyer(step: BuyerStep | SellerStep): step is BuyerStep {
  return BUYER_STEPS.some((each) => each === step);
}

/** The last days (yyyy-mm-dd in São Paulo) of which is reminded on a day. */
export interface ReminderWindow {
  readonly today: string;
  readonly first: string;
  readonly last: string;
}

/** Of what is reminded at an instant, so many working days before; null: it is night. */
export function reminderWindow(
  now: number,
  workingDays: number,
  calendar: WorkingCalendar,
): ReminderWindow | null {
  if (reminderDays(now).length === 0) return null;
  const today = dayOf(now);
  const noon = endOfDay(today) - DAY_MS / 2;
  const last = dayOf(addWorkingDays(noon, workingDays, { ...calendar, cutOffMinutes: null }));
  return { today, first: dayOf(noon - LATE_DAYS * DAY_MS), last };
}
