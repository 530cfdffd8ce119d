import type { BusinessSetting } from '@patio/contract/sales/settings/business-setting.ts';
import {
  settingOf,
  storedSetting,
  type SettingName,
  type SettingValue,
} from '@patio/domain/sales/settings/business-settings.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Config } from '../../../config/config.ts';
import type { SettingRow } from './settings.store.ts';

type Initial = Config['initialSettings'];

/** The value that the environment sets, in the unit of the setting. */
export function initialValue(initial: Initial, name: SettingName): SettingValue {
  const value = initial[name];
  return typeof value === 'number' && settingOf(name).unit === 'reais' ? value / 100 : value;
}

/** A stored value as it applies; null or no longer allowed: the initial one. */
export function appliedValue(initial: Initial, name: SettingName, text: string | null): SettingValue {
  return (text === null ? null : storedSetting(name, text)) ?? initialValue(initial, name);
}

/** What applies of every setting, by its name. */
export function appliedValues(
  initial: Initial,
  rows: readonly SettingRow[],
): (name: SettingName) => SettingValue {
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  return (name) => appliedValue(initial, name, stored.get(name) ?? null);
}

/** A setting with what applies now. */
export function presentSetting(
  initial: Initial,
  name: SettingName,
  row: SettingRow | undefined,
): BusinessSetting {
  const { group, unit, min, max, choices } = settingOf(name);
  return {
    nome: name,
    grupo: group,
    unidade: unit,
    minimo: min,
    maximo: max,
    escolhas: [...choices],
    valor: appliedValue(initial, name, row?.value ?? null),
    inicial: initialValue(initial, name),
    versao: row?.number ?? 0,
    por: row?.editor ?? null,
    em: row === undefined ? null : isoInstant(row.changed_at),
  };
}
