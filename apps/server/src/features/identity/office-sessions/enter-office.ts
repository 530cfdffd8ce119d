import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { openDoor, type ProvedEntry } from '../sessions/public.ts';
import { notifyOwner } from '../authenticators/public.ts';
import { setMailStepOf } from '../second-steps/public.ts';
import { officeUserOf, works, type OfficeUserRow } from './office-user.store.ts';
import { presentOfficeUser } from './office-user.present.ts';
import { officeRefusal } from './office.policy.ts';

/**
 * Opens a session of the back office for a user who has proved who they are. A user without a second step showed a mailed code: it is theirs
 * from now on (decision 0064). Errors: those of `officeRefusal` and `openDoor`.
 */
export async function enterOffice(
  deps: ServerDeps,
  { accountId, shown }: ProvedEntry,
  context: CallContext,
): Promise<OfficeUser> {
  const row = await officeUserOf(deps.database, accountId);
  if (!row) throw new ApiError('wrong-credentials');
  const refusal = officeRefusal({
    works: works(row),
    mustChangePassword: row.must_change_password,
    stepShown: shown.stepPassed,
    stepNeeded: deps.config.staffSecondStep,
  });
  if (refusal !== null) throw new ApiError(refusal);
  if (shown.stepPassed && !row.has_step) await turnMailStepOn(deps, row, context);
  const { token } = await openDoor(deps, accountId, context, { ...shown, office: true });
  return presentOfficeUser(row, { token, salesEmail: deps.config.brand.salesEmail });
}

async function turnMailStepOn(deps: ServerDeps, row: OfficeUserRow, context: CallContext): Promise<void> {
  await deps.database.transact(async (transaction) => {
    if (!(await setMailStepOf(transaction, row.id, true))) return;
    await notifyOwner(transaction, deps, row, { kind: 'email-on' }, context);
  });
}
