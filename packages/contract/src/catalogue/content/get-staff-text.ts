import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { staffText, textParams } from './staff-text.ts';

/** A text as it is shown, its draft, and its history. */
export const getStaffText = defineRoute({
  name: 'get-staff-text',
  method: 'GET',
  path: '/admin/texts/:key',
  access: 'staff',
  roles: ['content', 'sales', 'support'],
  tag: 'content',
  summary: 'A text of the site with its draft and history',
  params: textParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: staffText }) },
  errors: [],
});
