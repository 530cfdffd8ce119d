import type { signIn as contract } from '@patio/contract/sessions/sign-in.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { noteIdiom } from '../alerts/public.ts';
import { useAccessCode } from './access-code.store.ts';
import { noteSignIn, userOf, type SignInAccount } from './account.store.ts';
import type { Attempt } from './begin-attempt.ts';
import { checkCredentials } from './check-credentials.ts';
import { openSession } from './open-session.ts';
import { hashOf } from './secrets.ts';
import { presentUser } from './sessions.present.ts';

export const signIn =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const { account, attempt } = await checkCredentials(deps, body, context);
    if (account.two_step)
      await checkCode(deps, account, attempt, { code: body.codigoAcesso ?? '', now: context.now });
    await attempt.succeeded();
    return enter(deps, account, context);
  };

/** The second step (S-33). Errors: `access-code-needed`, `access-code-wrong`. */
async function checkCode(
  { database, config }: ServerDeps,
  account: SignInAccount,
  attempt: Attempt,
  given: { code: string; now: number },
): Promise<void> {
  if (given.code === '') {
    await attempt.forgotten();
    throw new ApiError('access-code-needed', { extra: { codigoAcesso: true } });
  }
  const right = await useAccessCode(database, {
    accountId: account.id,
    codeHash: hashOf(`${account.id}:${given.code}`),
    maxTries: config.rules.codeTries,
    now: given.now,
  });
  if (right) return;
  await attempt.failed();
  throw new ApiError('access-code-wrong', { extra: { codigoAcesso: true } });
}

function enter(deps: ServerDeps, account: SignInAccount, context: CallContext) {
  return deps.database.transact(async (transaction) => {
    const user = await userOf(transaction, account.id);
    if (!user) throw new ApiError('wrong-credentials');
    const restricted = user.must_change_password;
    const token = await openSession(transaction, deps, context, { accountId: user.id, restricted });
    await noteSignIn(transaction, user.id, context.now);
    await noteIdiom(transaction, user.id, context.idiom);
    return presentUser(user, token, restricted);
  });
}
