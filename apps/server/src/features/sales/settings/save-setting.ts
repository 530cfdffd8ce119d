import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { saveSetting as contract } from '@patio/contract/sales/settings/save-setting.ts';
import { sayValue, SETTING_TITLES } from '@patio/contract/sales/settings/setting-words.ts';
import {
  isSettingValue,
  settingOf,
  type SettingName,
  type SettingValue,
} from '@patio/domain/sales/settings/business-settings.ts';
import { settingConflict } from '@patio/domain/sales/settings/setting-conflicts.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { applySettings, SETTINGS_CHANGED } from './follow-settings.ts';
import { notifyOfSetting } from './notify-of-setting.ts';
import { appliedValue, appliedValues, presentSetting } from './settings.present.ts';
import { addChange, latestSettings, lockSettings, type SettingRow } from './settings.store.ts';

/** Changes a setting of the business, which every process follows within seconds; audited, and the other administrators are notified. */
export const saveSetting =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { name }, body: { valor, versao, motivo: reason }, fail }, { actor, now: at, idiom }) => {
    const { database, live, config } = deps;
    if (valor !== null && !isSettingValue(name, valor)) throw refusedValue(name);
    const row = await database.transact(async (transaction) => {
      await lockSettings(transaction);
      const current = await latestRow(transaction, name);
      refuseStale(current, versao);
      const { initialSettings: initial } = config;
      const value = valor === null ? null : String(valor);
      const before = appliedValue(initial, name, current?.value ?? null);
      const after = appliedValue(initial, name, value);
      refuseConflict(name, after, appliedValues(initial, await latestSettings(transaction)), idiom);
      if (before === after && (current?.value ?? null) === value) return fail('setting-unchanged');
      const number = (current?.number ?? 0) + 1;
      await addChange(transaction, { name, number, value, reason, by: actor.accountId, at });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-setting',
        subject: `setting ${name}`,
        details: { setting: name, reason, number },
        before: { settingValue: before },
        after: { settingValue: after },
        at,
      });
      await notifyOfSetting(deps, transaction, {
        name,
        before,
        after,
        number,
        reason,
        by: actor.accountId,
        at,
      });
      transaction.afterCommit(() => {
        live.broadcast(SETTINGS_CHANGED, name);
        // Pages that state the rule are rendered again.
        live.broadcast('content', String(at));
      });
      return latestRow(transaction, name);
    });
    await applySettings(deps);
    return { data: presentSetting(config.initialSettings, name, row) };
  };

type Queries = Parameters<typeof latestSettings>[0];

async function latestRow(queries: Queries, name: SettingName): Promise<SettingRow | undefined> {
  return (await latestSettings(queries)).find((row) => row.name === name);
}

function refusedValue(name: SettingName): ApiError {
  const { min, max } = settingOf(name);
  if (min === null || max === null) return new ApiError('setting-choice');
  return new ApiError('setting-bounds', { parameters: { min: String(min), max: String(max) } });
}

function refuseConflict(
  name: SettingName,
  value: SettingValue,
  valueOf: (name: SettingName) => SettingValue,
  idiom: Idiom,
): void {
  const other = settingConflict(name, value, valueOf);
  if (other === null) return;
  const parameters = { other: SETTING_TITLES[other][idiom], value: sayValue(other, valueOf(other), idiom) };
  throw new ApiError('setting-conflict', { parameters });
}

function refuseStale(current: SettingRow | undefined, read: number): void {
  if ((current?.number ?? 0) === read) return;
  const when = current === undefined ? '' : formatDateTime(current.changed_at);
  throw new ApiError('content-changed', { parameters: { who: current?.editor ?? '', when } });
}
