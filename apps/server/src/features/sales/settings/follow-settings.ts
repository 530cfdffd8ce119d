import {
  CHOICE_SETTINGS,
  isSettingName,
  settingOf,
  storedSetting,
  type SettingName,
  type SettingValue,
} from '@patio/domain/sales/settings/business-settings.ts';
import type { Config } from '../../../config/config.ts';
import { businessRules } from '../../../config/rule-settings.ts';
import type { ServerDeps } from '../../../deps.ts';
import { latestSettings, type SettingRow } from './settings.store.ts';

type Deps = Pick<ServerDeps, 'config' | 'database' | 'live' | 'logger'>;

/** The name under which a change is broadcast. */
export const SETTINGS_CHANGED = 'settings';

/** A broadcast may be lost, so that a process also looks by itself. */
const lookEveryMs = 5000;

/** The last change that the rules of a process follow: a slow reading never puts back an older one. */
const followed = new WeakMap<Config['rules'], number>();

/** Puts the stored settings into the rules of this process. */
export async function applySettings({ config, database }: Pick<Deps, 'config' | 'database'>): Promise<void> {
  const rows = await latestSettings(database);
  const last = Math.max(0, ...rows.map(({ code }) => code));
  if (last <= (followed.get(config.rules) ?? 0)) return;
  followed.set(config.rules, last);
  const stored = storedValues(rows);
  const { initialSettings: initial } = config;
  const { REGRET: regret, RELEASE_TRANSFER: release, STORAGE_KEYS: keys } = CHOICE_SETTINGS;
  Object.assign(
    config.rules,
    businessRules(
      (name) => {
        const value = stored.get(name);
        if (typeof value !== 'number') return initial[name];
        return settingOf(name).unit === 'reais' ? value * 100 : value;
      },
      {
        REGRET: regret.choices.find((choice) => choice === stored.get('REGRET')) ?? initial.REGRET,
        RELEASE_TRANSFER:
          release.choices.find((choice) => choice === stored.get('RELEASE_TRANSFER')) ??
          initial.RELEASE_TRANSFER,
        STORAGE_KEYS:
          keys.choices.find((choice) => choice === stored.get('STORAGE_KEYS')) ?? initial.STORAGE_KEYS,
      },
    ),
  );
}

/** The stored values that this release knows and allows. */
export function storedValues(rows: readonly SettingRow[]): ReadonlyMap<SettingName, SettingValue> {
  const values = new Map<SettingName, SettingValue>();
  for (const { name, value } of rows) {
    const read = isSettingName(name) && value !== null ? storedSetting(name, value) : null;
    if (read !== null && isSettingName(name)) values.set(name, read);
  }
  return values;
}

/**
 * Has the rules of this process follow the settings of the business: from the start, at every change anywhere, after a lost connection, and
 * by looking every few seconds. Returns a function that stops it.
 */
export async function followSettings(deps: Deps, everyMs = lookEveryMs): Promise<() => void> {
  let failed = false;
  const read = async (): Promise<void> => {
    try {
      await applySettings(deps);
      failed = false;
    } catch (error) {
      if (!failed) deps.logger.warn({ err: error }, 'the settings of the business could not be read');
      failed = true;
    }
  };
  await read();
  const again = (): void => void read();
  const stops = [
    deps.live.onBroadcast(SETTINGS_CHANGED, again),
    deps.live.onChange((changes) => {
      if (changes === 'any') again();
    }),
  ];
  const looking = setInterval(again, everyMs);
  looking.unref();
  return () => {
    clearInterval(looking);
    for (const stop of stops) stop();
  };
}
