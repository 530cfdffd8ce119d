import type { listSettingChanges as contract } from '@patio/contract/sales/settings/list-setting-changes.ts';
import { readsSetting, storedSetting } from '@patio/domain/sales/settings/business-settings.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { settingChanges } from './settings.store.ts';

/** The changes of a setting that concerns the user's role. */
export const listSettingChanges =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { name }, fail }, { actor }) => {
    if (!readsSetting(actor.staffRole, name)) return fail('setting-not-found');
    const data = (await settingChanges(database, name)).map(
      ({ number, value, reason, editor, changed_at: at }) => ({
        numero: number,
        valor: value === null ? null : (storedSetting(name, value) ?? value),
        motivo: reason,
        por: editor,
        em: isoInstant(at),
      }),
    );
    return { data };
  };
