import { describe, expect, it } from 'vitest';
import {
  isSettingValue,
  readsSetting,
  SETTING_NAMES,
  settingOf,
  storedSetting,
} from './business-settings.ts';
import { WHOLE_SETTINGS } from './whole-settings.ts';

describe('a setting of the business', () => {
  it.each(Object.values(WHOLE_SETTINGS))('begins within its bounds: $about', ({ initial, min, max }) => {
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
  });

  it.each([0, 61, 1e9, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '3', ''])('is not %j', (value) => {
    expect(isSettingValue('BID_THROTTLE_MINUTES', value)).toBe(false);
  });

  it('takes both bounds', () => {
    expect([1, 60].map((value) => isSettingValue('BID_THROTTLE_MINUTES', value))).toEqual([true, true]);
  });

  it('may be one of its words only', () => {
    expect(['all', 'buy-now', 'none', 1].map((value) => isSettingValue('REGRET', value))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is never 0, whatever the operator may set, unless 0 turns checks, reminders, terms or costs off', () => {
    const numbers = SETTING_NAMES.filter((name) => settingOf(name).min !== null);
    expect(numbers.filter((name) => isSettingValue(name, 0))).toEqual([
      'PAYMENT_DEFAULT_DAYS',
      'PICKUP_LEAD_HOURS',
      'PICKUP_CHANGE_HOURS',
      'STEP_REMINDER_DAYS',
      'DELIVERY_REMIND_DAYS',
      'STORAGE_DAILY',
      'STORAGE_REMIND_DAYS',
      'STORAGE_WAIVE',
      'THEFT_CHECK_DAYS',
      'LEGAL_CHECK_DAYS',
      'RELEASE_CHECK_DAYS',
    ]);
  });

  it('is read back as it was stored, unless bounds have changed since', () => {
    expect(storedSetting('STRIKE_MONTHS', '24')).toBe(24);
    expect(storedSetting('STRIKE_MONTHS', '500')).toBeNull();
    expect(storedSetting('REGRET', 'buy-now')).toBe('buy-now');
  });

  it('is read by those whom it concerns', () => {
    expect(readsSetting('administrator', 'BANK_DATA_DAYS')).toBe(true);
    expect(readsSetting('finance', 'BANK_DATA_DAYS')).toBe(true);
    expect(readsSetting('sales', 'BANK_DATA_DAYS')).toBe(false);
    expect(readsSetting('content', 'REGRET')).toBe(false);
    expect(readsSetting(null, 'REGRET')).toBe(false);
  });
});
