import type { saveSetting as contract } from '@patio/contract/sales/settings/save-setting.ts';
import {
  isSettingValue,
  settingOf,
  type SettingName,
} from '@patio/domain/sales/settings/business-settings.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { applySettings, SETTINGS_CHANGED } from './follow-settings.ts';
import { notifyOfSetting } from './notify-of-setting.ts';
import { appliedValue, presentSetting } from './settings.present.ts';
import { addChange, latestSettings, lockSetting, type SettingRow } from './settings.store.ts';

/** Changes a setting of the business, which every process follows within seconds; audited, and the other administrators are notified. */
export const saveSetting =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { name }, body: { valor, versao, motivo: reason }, fail }, { actor, now: at }) => {
    const { database, live, config } = deps;
    if (valor !== null && !isSettingValue(name, valor)) throw refusedValue(name);
    const row = await database.transact(async (transaction) => {
      await lockSetting(transaction, name);
      const current = await latestRow(transaction, name);
      refuseStale(current, versao);
      const { initialSettings: initial } = config;
      const value = valor === null ? null : String(valor);
      const before = appliedValue(initial, name, current?.value ?? null);
      const after = appliedValue(initial, name, value);
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

function refuseStale(current: SettingRow | undefined, read: number): void {
  if ((current?.number ?? 0) === read) return;
  const when = current === undefined ? '' : formatDateTime(current.changed_at);
  throw new ApiError('content-changed', { parameters: { who: current?.editor ?? '', when } });
}
