import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { businessSetting, settingParams, settingValue } from './business-setting.ts';

/** Changes a setting of the business, for all that begins from now on. `valor` null: back to the initial value. Administrators only. */
export const saveSetting = defineRoute({
  name: 'save-setting',
  method: 'PUT',
  path: '/admin/settings/:name',
  access: 'staff',
  tag: 'settings',
  summary: 'Changes a setting of the business',
  params: settingParams,
  query: commonQuery,
  body: z.object({ valor: settingValue.nullable(), versao: z.number().int().min(0), motivo: reason }),
  success: { status: 200, schema: z.object({ data: businessSetting }) },
  errors: ['content-changed', 'setting-bounds', 'setting-choice', 'setting-conflict', 'setting-unchanged'],
});
