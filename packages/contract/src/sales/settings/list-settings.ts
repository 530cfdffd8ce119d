import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { businessSetting } from './business-setting.ts';

/** The settings of the business that concern the user's role. */
export const listSettings = defineRoute({
  name: 'list-settings',
  method: 'GET',
  path: '/admin/settings',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'settings',
  summary: 'Settings of the business',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(businessSetting) }) },
  errors: [],
});
