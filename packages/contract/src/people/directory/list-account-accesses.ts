import { defineRoute } from '../../route/define-route.ts';
import { listAccesses } from '../../identity/security/list-accesses.ts';
import { codeParams } from '../../wire/primitives.ts';

/** Sign-ins and changes of the security of an account, as its owner sees them: with shortened network addresses. */
export const listAccountAccesses = defineRoute({
  name: 'list-account-accesses',
  method: 'GET',
  path: '/admin/accounts/:id/accesses',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'accounts',
  summary: 'Sign-ins of an account',
  params: codeParams,
  query: listAccesses.query,
  success: listAccesses.success,
  errors: ['user-not-found'],
});
