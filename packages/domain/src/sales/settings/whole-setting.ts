import type { SettingGroup } from './setting-groups.ts';

/** What the values are counted in. */
export const SETTING_UNITS = [
  'seconds',
  'minutes',
  'hours',
  'days',
  'working-days',
  'months',
  'years',
  'times',
  'reais',
  'choice',
] as const;
export type SettingUnit = (typeof SETTING_UNITS)[number];

export interface WholeSetting {
  readonly group: SettingGroup;
  readonly unit: Exclude<SettingUnit, 'choice'>;
  /** The value as long as neither operator nor administrator has set another. */
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  /** What the environment may set below `min`, for tests and measurements. */
  readonly operatorMin: number;
  /** One sentence for `docs/configuration.md`. */
  readonly about: string;
}

/** Declares a setting of a group. */
export const whole =
  (group: SettingGroup) =>
  (
    unit: WholeSetting['unit'],
    initial: number,
    [min, max]: readonly [number, number],
    about: string,
    operatorMin = min,
  ): WholeSetting => ({ group, unit, initial, min, max, operatorMin, about });
