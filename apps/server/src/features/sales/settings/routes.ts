import { listSettingChanges as changesCall } from '@patio/contract/sales/settings/list-setting-changes.ts';
import { listSettings as listCall } from '@patio/contract/sales/settings/list-settings.ts';
import { saveSetting as saveCall } from '@patio/contract/sales/settings/save-setting.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listSettingChanges } from './list-setting-changes.ts';
import { listSettings } from './list-settings.ts';
import { saveSetting } from './save-setting.ts';

export function settingRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listCall)(listSettings(deps));
  serve(app, changesCall)(listSettingChanges(deps));
  serve(app, saveCall)(saveSetting(deps));
}
