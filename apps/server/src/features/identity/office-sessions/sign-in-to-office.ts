import type { signInToOffice as contract } from '@patio/contract/identity/office-sessions/sign-in-to-office.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { proveByPassword } from '../sessions/public.ts';
import { officeUserOf, works } from './office-user.store.ts';
import { enterOffice } from './enter-office.ts';

export const signInToOffice =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => ({
    data: await enterOffice(
      deps,
      await proveByPassword(deps, body, context, (accountId) => needsStep(deps, accountId)),
      context,
    ),
  });

/** Whether someone who works here has no second step yet: the code of this sign-in becomes theirs. */
async function needsStep({ config, database }: ServerDeps, accountId: number): Promise<boolean> {
  if (!config.staffSecondStep) return false;
  const row = await officeUserOf(database, accountId);
  return row !== undefined && works(row) && !row.must_change_password;
}
