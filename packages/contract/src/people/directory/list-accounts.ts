import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { accountRow, accountsList } from './account-row.ts';

/** Accounts, erased ones excepted. Of a document the last characters are shown; searching by the whole of it finds it. */
export const listAccounts = defineRoute({
  name: 'list-accounts',
  method: 'GET',
  path: '/admin/accounts',
  access: 'staff',
  roles: ['sales', 'finance', 'support'],
  tag: 'accounts',
  summary: 'Accounts by name, e-mail, document, telephone or number',
  query: listQuery(accountsList),
  success: { status: 200, schema: listReply(accountRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
