import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { staffTextRow, textsList } from './staff-text.ts';

/** Every text of the site that can be written. */
export const listStaffTexts = defineRoute({
  name: 'list-staff-texts',
  method: 'GET',
  path: '/admin/texts',
  access: 'staff',
  roles: ['content', 'sales', 'support'],
  tag: 'content',
  summary: 'Texts of the site and who published them',
  query: listQuery(textsList),
  success: { status: 200, schema: listReply(staffTextRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
