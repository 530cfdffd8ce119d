import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { settingChange, settingParams } from './business-setting.ts';

/** Every change of a setting, latest first. */
export const listSettingChanges = defineRoute({
  name: 'list-setting-changes',
  method: 'GET',
  path: '/admin/settings/:name/changes',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'settings',
  summary: 'Who changed a setting, when and why',
  params: settingParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(settingChange) }) },
  errors: ['setting-not-found'],
});
