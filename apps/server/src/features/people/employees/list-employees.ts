import type { listEmployees as contract } from '@patio/contract/people/employees/list-employees.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { employer, openEmployeeInvitations } from '../../identity/invitations/public.ts';
import { presentEmployee, presentEmployeeInvitation } from './employees.present.ts';
import { employeesOf } from './employees.store.ts';

/** The employees of a company, and who is invited; nobody's of any other account. */
export const listEmployees =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, fail }, { now }) => {
    if (!(await employer(database, id))) return fail('user-not-found');
    const [rows, invitations] = await Promise.all([
      employeesOf(database, id),
      openEmployeeInvitations(database, id),
    ]);
    return {
      data: rows.map(presentEmployee),
      convites: invitations.map((row) => presentEmployeeInvitation(row, now)),
    };
  };
