import { whole, type WholeSetting } from './whole-setting.ts';

const deals = whole('deals');

/** The settings of what storage costs. A sale keeps those that held at it. */
export const STORAGE_SETTINGS = {
  STORAGE_DAILY: deals(
    'reais',
    0,
    [0, 10_000],
    'What a day of storage costs for each vehicle after the free days, in reais; 0 = storage costs nothing.',
  ),
  STORAGE_FREE_DAYS: deals(
    'working-days',
    10,
    [1, 90],
    'Working days after the release of a vehicle for which its storage costs nothing.',
  ),
  STORAGE_MOST_DAYS: deals(
    'working-days',
    30,
    [1, 365],
    'Most working days of storage that are charged for a purchase.',
  ),
  STORAGE_REMIND_DAYS: deals(
    'working-days',
    2,
    [0, 10],
    'Working days before the last free day on which its buyer is reminded of storage, by day; 0 = on the last day.',
  ),
  STORAGE_WAIVE: deals(
    'reais',
    500,
    [0, 1_000_000],
    'Storage of a purchase that a user of sales may waive, in reais; finance and administrators waive more. 0 = none.',
  ),
} as const satisfies Readonly<Record<string, WholeSetting>>;
