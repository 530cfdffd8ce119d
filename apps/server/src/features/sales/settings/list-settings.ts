import type { listSettings as contract } from '@patio/contract/sales/settings/list-settings.ts';
import { readsSetting, SETTING_NAMES } from '@patio/domain/sales/settings/business-settings.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentSetting } from './settings.present.ts';
import { latestSettings } from './settings.store.ts';

/** The settings that concern the user's role, as they are stored. */
export const listSettings =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async (_request, { actor }) => {
    const rows = await latestSettings(database);
    const names = SETTING_NAMES.filter((name) => readsSetting(actor.staffRole, name));
    const data = names.map((name) =>
      presentSetting(
        config.initialSettings,
        name,
        rows.find((row) => row.name === name),
      ),
    );
    return { data };
  };
