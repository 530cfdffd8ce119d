import type { requestAccessCode as contract } from '@patio/contract/sessions/request-access-code.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { enqueueMail, messages } from '../mail/public.ts';
import { insertAccessCode, lockAccessCodes } from './access-code.store.ts';
import type { SignInAccount } from './account.store.ts';
import { checkCredentials } from './check-credentials.ts';
import { hashOf, newCode } from './secrets.ts';

/** Codes that one account may ask for in the abuse window. */
const mostCodes = 5;

export const requestAccessCode =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const { account, attempt } = await checkCredentials(deps, body, context);
    await attempt.forgotten();
    await sendCode(deps, account, context);
  };

async function sendCode(
  { database, config }: ServerDeps,
  account: SignInAccount,
  { now, idiom }: CallContext,
): Promise<void> {
  const { accessCodeMs, abuseWindowMs } = config.rules;
  const code = newCode();
  await database.transact(async (transaction) => {
    const sent = await lockAccessCodes(transaction, account.id, now - abuseWindowMs);
    if (sent >= mostCodes) throw new ApiError('too-many-requests');
    await insertAccessCode(transaction, {
      accountId: account.id,
      codeHash: hashOf(`${account.id}:${code}`),
      expiresAt: now + accessCodeMs,
      now,
    });
    const content = messages.accessCode({ brand: config.brand, idiom, code, minutes: accessCodeMs / 60_000 });
    await enqueueMail(transaction, { to: account.email, ...content, now });
  });
}
