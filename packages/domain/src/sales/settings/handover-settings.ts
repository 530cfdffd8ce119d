import { whole, type WholeSetting } from './whole-setting.ts';

const deals = whole('deals');

/** The settings of how a released vehicle reaches its buyer. */
export const HANDOVER_SETTINGS = {
  PICKUP_SLOT_MINUTES: deals(
    'minutes',
    30,
    [10, 240],
    'Minutes of a slot in which a buyer collects a vehicle.',
  ),
  PICKUP_CAPACITY: deals(
    'times',
    2,
    [1, 100],
    'Bookings that a pickup place takes at the same time, unless it has a number of its own.',
  ),
  PICKUP_LEAD_HOURS: deals(
    'hours',
    4,
    [0, 168],
    'Hours before a slot until which a buyer can book it; the team can book it later.',
  ),
  PICKUP_CHANGE_HOURS: deals(
    'hours',
    4,
    [0, 168],
    'Hours before a booked slot until which its buyer can move or cancel it.',
  ),
  PICKUP_DAYS_AHEAD: deals('days', 30, [1, 90], 'Days ahead for which slots can be booked.'),
  PICKUP_MISSED_HOURS: deals(
    'hours',
    3,
    [1, 72],
    'Hours after a booked slot without an exit after which the buyer counts as not come.',
  ),
  STEP_REMINDER_DAYS: deals(
    'working-days',
    1,
    [0, 10],
    'Working days before the last day of a step of a purchase on which who does it is reminded, by day; 0 = on the last day.',
  ),
  DELIVERY_STEP_DAYS: deals(
    'working-days',
    3,
    [1, 30],
    'Working days for each step of a delivery: to propose a freight, to answer it, to book a carrier, to try again.',
  ),
  DELIVERY_CONFIRM_DAYS: deals(
    'working-days',
    5,
    [1, 30],
    'Working days after which a delivery that its buyer neither confirms nor contests counts as confirmed.',
  ),
  DELIVERY_REMIND_DAYS: deals(
    'working-days',
    2,
    [0, 30],
    'Working days before the end of their term when a buyer is reminded to answer a freight or to confirm a delivery.',
  ),
} as const satisfies Readonly<Record<string, WholeSetting>>;
