import { whole, type WholeSetting } from './whole-setting.ts';

const visits = whole('visits');

/** The settings of visits to vehicles. */
export const VISIT_SETTINGS = {
  VISIT_SLOT_MINUTES: visits(
    'minutes',
    30,
    [10, 240],
    'Length of a visit to a vehicle; visits begin one after the other from the opening of a place.',
  ),
  VISIT_LEAD_HOURS: visits(
    'hours',
    4,
    [1, 168],
    'Hours before its beginning until which a visit can be booked.',
    0,
  ),
  VISIT_DAYS_AHEAD: visits('days', 14, [1, 60], 'Days ahead for which visits can be booked.'),
  OPEN_VISITS: visits(
    'times',
    3,
    [1, 50],
    'Maximum of open visits of one user, over all offers; one for each offer.',
  ),
  VISIT_NO_SHOWS: visits(
    'times',
    2,
    [1, 100],
    'Number of visits without coming after which a booking waits for the approval of the team.',
  ),
  VISIT_NO_SHOW_DAYS: visits('days', 90, [1, 730], 'Days for which a visit without coming counts.'),
  VISIT_RECORD_HOURS: visits(
    'hours',
    2,
    [1, 72],
    'Hours after its end at which a visit without a record of whether its visitor came is on the desk.',
    0,
  ),
} as const satisfies Readonly<Record<string, WholeSetting>>;
