import { expect, it } from 'vitest';
import type { SettingName } from './business-settings.ts';
import { settingConflict } from './setting-conflicts.ts';

const given = new Map<SettingName, number>([
  ['PICKUP_LEAD_HOURS', 4],
  ['PICKUP_DAYS_AHEAD', 2],
  ['VISIT_LEAD_HOURS', 23],
  ['VISIT_DAYS_AHEAD', 14],
  ['EXPOSURE_PERSON', 80_000],
  ['EXPOSURE_VERIFIED_PERSON', 300_000],
  ['EXPOSURE_BUSINESS', 200_000],
  ['EXPOSURE_VERIFIED_COMPANY', 500_000],
  ['EXPOSURE_VERIFIED_DEALER', 600_000],
]);
const conflict = (name: SettingName, value: number) =>
  settingConflict(name, value, (other) => given.get(other) ?? 0);

it('a notice as long as the days that can be booked would leave no slot', () => {
  expect([47, 48].map((hours) => conflict('PICKUP_LEAD_HOURS', hours))).toEqual([null, 'PICKUP_DAYS_AHEAD']);
  expect([1, 2].map((days) => conflict('VISIT_DAYS_AHEAD', days))).toEqual([null, null]);
  expect(conflict('VISIT_LEAD_HOURS', 14 * 24)).toBe('VISIT_DAYS_AHEAD');
});

it('who was verified may bid for as much as who was not', () => {
  expect(conflict('EXPOSURE_PERSON', 300_001)).toBe('EXPOSURE_VERIFIED_PERSON');
  expect(conflict('EXPOSURE_VERIFIED_PERSON', 79_999)).toBe('EXPOSURE_PERSON');
  expect(conflict('EXPOSURE_VERIFIED_COMPANY', 199_999)).toBe('EXPOSURE_BUSINESS');
  expect(conflict('EXPOSURE_BUSINESS', 550_000)).toBe('EXPOSURE_VERIFIED_COMPANY');
  expect(conflict('EXPOSURE_VERIFIED_DEALER', 200_000)).toBeNull();
});

it('other settings contradict none', () => {
  expect(conflict('PICKUP_CAPACITY', 1)).toBeNull();
});
