import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { openDoor, type ProvedEntry } from '../sessions/public.ts';
import { officeUserOf } from './office-user.store.ts';
import { presentOfficeUser } from './office-user.present.ts';
import { officeRefusal } from './office.policy.ts';

/**
 * Opens a session of the back office for a user who has proved who they are. Errors: those of `officeRefusal` and `openDoor`.
 */
export async function enterOffice(
  deps: ServerDeps,
  { accountId, shown }: ProvedEntry,
  context: CallContext,
): Promise<OfficeUser> {
  const row = await officeUserOf(deps.database, accountId);
  if (!row) throw new ApiError('wrong-credentials');
  const refusal = officeRefusal({
    works: row.staff_role !== null || row.partner_id !== null,
    mustChangePassword: row.must_change_password,
    stepShown: shown.stepPassed && row.has_step,
    stepNeeded: deps.config.staffSecondStep,
  });
  if (refusal !== null) throw new ApiError(refusal);
  const { token } = await openDoor(deps, accountId, context, { ...shown, office: true });
  return presentOfficeUser(row, token);
}
