import type { requestAccessCode as contract } from '@patio/contract/identity/sessions/request-access-code.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { checkCredentials } from './check-credentials.ts';
import { secondStepOf } from '../proof/second-step.ts';
import { sendAccessCode } from './send-access-code.ts';

export const requestAccessCode =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const { account, attempt, hidden } = await checkCredentials(deps, body, context);
    if (!hidden) {
      await attempt.forgotten();
      if ((await secondStepOf(deps.database, account)) === 'app') throw new ApiError('access-code-by-app');
      await sendAccessCode(deps, account, context);
      return;
    }
    // The reply must not reveal whether a code was sent: it would reveal that the password is right (decision 0048).
    await attempt.failed();
    if (account && (await secondStepOf(deps.database, account)) !== 'app')
      await sendAccessCode(deps, account, context).catch(unlessTooMany);
  };

function unlessTooMany(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
