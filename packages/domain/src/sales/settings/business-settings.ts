import { STORAGE_KEYS } from '../storage-days/storage-terms.ts';
import { RELEASE_LEVELS } from '../transfer/transfer-steps.ts';
import type { SettingUnit } from './whole-setting.ts';
import { WHOLE_SETTINGS, type WholeSettingName } from './whole-settings.ts';
import type { StaffRole } from '../../staff/staff-role.ts';
import { readsGroup, type SettingGroup } from './setting-groups.ts';

/** A whole number in its unit, or one of the words of a choice. */
export type SettingValue = number | string;

/** The settings that are one of some words. */
export const CHOICE_SETTINGS = {
  REGRET: {
    group: 'deals',
    unit: 'choice',
    initial: 'all',
    choices: ['all', 'buy-now'],
    about:
      'Purchases that a consumer may return within seven days of the handover: all, or only immediate ones (buy-now).',
  },
  RELEASE_TRANSFER: {
    group: 'deals',
    unit: 'choice',
    initial: 'nothing',
    choices: RELEASE_LEVELS,
    about:
      'What of the transfer of ownership must be done before a vehicle is released: nothing, the release of its lien (lien), and then the issued ATPV-e too (intent), signed by both sides (signatures), and communicated to the Detran (notice).',
  },
  STORAGE_KEYS: {
    group: 'deals',
    unit: 'choice',
    initial: 'always',
    choices: STORAGE_KEYS,
    about:
      'Whether a vehicle leaves the yard while its storage is owed: always, or only once it is paid (paid).',
  },
} as const;
export type ChoiceSettingName = keyof typeof CHOICE_SETTINGS;

export type SettingName = WholeSettingName | ChoiceSettingName;

const SETTINGS = { ...WHOLE_SETTINGS, ...CHOICE_SETTINGS };

const isChoiceName = (name: SettingName): name is ChoiceSettingName => Object.hasOwn(CHOICE_SETTINGS, name);

/** Whether a text names a setting of the business. */
export const isSettingName = (text: string): text is SettingName => Object.hasOwn(SETTINGS, text);

/** Every setting, in the order of the page. */
export const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTINGS).filter(isSettingName);

/** What a setting is: its group, unit, bounds, or choices. */
export function settingOf(name: SettingName): {
  readonly group: SettingGroup;
  readonly unit: SettingUnit;
  readonly min: number | null;
  readonly max: number | null;
  readonly choices: readonly string[];
} {
  if (isChoiceName(name)) return { min: null, max: null, ...CHOICE_SETTINGS[name] };
  const { group, unit, min, max } = WHOLE_SETTINGS[name];
  return { group, unit, min, max, choices: [] };
}

/** Whether a value is allowed: a whole number within the bounds of the setting, or one of its words. */
export function isSettingValue(name: SettingName, value: SettingValue): boolean {
  const { min, max, choices } = settingOf(name);
  if (min === null || max === null) return choices.some((choice) => choice === value);
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** A stored value; null for what this release does not allow, such as one beyond new bounds. */
export function storedSetting(name: SettingName, text: string): SettingValue | null {
  const value = settingOf(name).unit === 'choice' ? text : Number(text);
  return isSettingValue(name, value) ? value : null;
}

/** Whether a role reads a setting. */
export const readsSetting = (role: StaffRole | null, name: SettingName): boolean =>
  readsGroup(role, settingOf(name).group);
