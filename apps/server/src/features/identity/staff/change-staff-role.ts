import type { changeStaffRole as contract } from '@patio/contract/identity/staff/change-staff-role.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { setRole } from './set-role.ts';

export const changeStaffRole =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: accountId }, body }, { actor, now }) => {
    await setRole(deps, { accountId, by: actor.accountId, from: body.papelAtual, to: body.papel, now });
  };
