import type { SettingName, SettingValue } from './business-settings.ts';

/** Two settings of which one bounds the other. */
interface Pair {
  readonly lower: SettingName;
  readonly upper: SettingName;
  /** Whether the values, in the units of the settings, leave something to do. */
  readonly holds: (lower: number, upper: number) => boolean;
}

/** A notice as long as the days that can be booked leaves no slot. */
const leavesSlots = (hours: number, days: number): boolean => hours < days * 24;
const atLeast = (lower: number, upper: number): boolean => lower <= upper;

const PAIRS: readonly Pair[] = [
  { lower: 'PICKUP_LEAD_HOURS', upper: 'PICKUP_DAYS_AHEAD', holds: leavesSlots },
  { lower: 'VISIT_LEAD_HOURS', upper: 'VISIT_DAYS_AHEAD', holds: leavesSlots },
  { lower: 'EXPOSURE_PERSON', upper: 'EXPOSURE_VERIFIED_PERSON', holds: atLeast },
  { lower: 'EXPOSURE_BUSINESS', upper: 'EXPOSURE_VERIFIED_COMPANY', holds: atLeast },
  { lower: 'EXPOSURE_BUSINESS', upper: 'EXPOSURE_VERIFIED_DEALER', holds: atLeast },
];

/** The setting that a new value contradicts as the others are; null: none. */
export function settingConflict(
  name: SettingName,
  value: SettingValue,
  valueOf: (name: SettingName) => SettingValue,
): SettingName | null {
  const now = (one: SettingName): number => Number(one === name ? value : valueOf(one));
  const broken = PAIRS.find(
    ({ lower, upper, holds }) => (lower === name || upper === name) && !holds(now(lower), now(upper)),
  );
  if (!broken) return null;
  return broken.lower === name ? broken.upper : broken.lower;
}
