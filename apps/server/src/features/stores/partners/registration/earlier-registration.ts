import type { ServerDeps } from '../../../../deps.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { callerOf } from '../../../../platform/http/callers.ts';
import { readSignUpToken } from '../../../identity/sign-up-tokens/public.ts';
import { accountSubject, beginAttempt, verifyPassword } from '../../../identity/sessions/public.ts';
import { findRegistration, isCorrectable, type RegistrationRow } from './registrations.store.ts';

/**
 * The registration that a form continues: that of its token, or of its e-mail if the password matches. A user who lost the page after the
 * first step can continue that way, and nobody else. Null: a new one. Errors: `too-many-requests`, `overloaded`.
 */
export async function earlierRegistration(
  deps: ServerDeps,
  form: { readonly token: string; readonly email: string; readonly password: string },
  context: CallContext,
): Promise<RegistrationRow | null> {
  const accountId = await readSignUpToken(deps.database, form.token, context.now);
  const ofToken = accountId === null ? undefined : await findRegistration(deps.database, { accountId });
  if (ofToken && isCorrectable(ofToken)) return ofToken;
  const ofEmail = await findRegistration(deps.database, { email: form.email });
  if (!ofEmail || !isCorrectable(ofEmail)) return null;
  return (await knowsPassword(deps, ofEmail, form.password, context)) ? ofEmail : null;
}

/** Under the rate limit of a sign-in, so that the form cannot be used to guess a password. */
async function knowsPassword(
  deps: ServerDeps,
  row: RegistrationRow,
  password: string,
  context: CallContext,
): Promise<boolean> {
  const attempt = await beginAttempt(deps, accountSubject(row.account_id), context);
  const { passwordMemoryKib } = deps.config;
  const matches = await verifyPassword(
    password,
    row.password_hash,
    passwordMemoryKib,
    callerOf(context),
  ).catch(async (error: unknown) => {
    await attempt.forgotten();
    throw error;
  });
  await (matches ? attempt.succeeded() : attempt.failed());
  return matches;
}
