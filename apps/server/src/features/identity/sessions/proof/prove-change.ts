import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { beginAttempt } from '../sign-in/begin-attempt.ts';
import { accountSubject } from '../devices/known-device.ts';
import type { PasswordHolder } from '../passwords/password.store.ts';
import { secondStepOf, tryCode } from './second-step.ts';
import { tryPresentPassword } from '../passwords/try-present-password.ts';

/** For this long, a second step completed in the session replaces the current password. */
const FRESH_MS = 10 * 60_000;

/** The proof sent with the new password. */
export interface ShownWithChange {
  readonly senhaAtual?: string | null | undefined;
  /** From the app, or mailed if there is none. */
  readonly codigoAcesso?: string | null | undefined;
}

/**
 * Verifies that a new password comes from the owner and not from a mere holder of the session (decision 0054), and returns whether the new
 * password counts as proven. Nothing is required in a session valid only for setting a password, nor for the first password of an account.
 * Errors: `invalid-fields` and `wrong-current-password`, both with `senhaAtual`; `confirmation-code-wrong`, `authenticator-spent`,
 * `too-many-requests`, `overloaded`.
 */
export async function proveChange(
  deps: ServerDeps,
  holder: PasswordHolder,
  { senhaAtual, codigoAcesso }: ShownWithChange,
  context: CallContext,
): Promise<boolean> {
  const { account_id: id, password_hash: passwordHash } = holder;
  if (holder.restricted || passwordHash === null) return holder.proved;
  if (codigoAcesso) {
    await passCode(deps, holder, codigoAcesso, context);
    return true;
  }
  if (senhaAtual?.trim()) {
    await tryPresentPassword(deps, { id, passwordHash }, senhaAtual, context);
    // An unproven password proves no other one.
    return !holder.password_unproved;
  }
  // A thief within these minutes could sign in with it but confirm nothing.
  if (holder.second_step_at !== null && context.now - holder.second_step_at < FRESH_MS) return false;
  throw new ApiError('invalid-fields', {
    erros: [fieldText('current-password-required', '', context.idiom)],
    extra: { senhaAtual: true },
  });
}

async function passCode(
  deps: ServerDeps,
  { account_id: id, email, two_step }: PasswordHolder,
  code: string,
  context: CallContext,
): Promise<void> {
  const account = { id, email, two_step };
  const step = (await secondStepOf(deps.database, account)) ?? 'email';
  const attempt = await beginAttempt(deps, accountSubject(id), context);
  const outcome = await tryCode(deps, step, account, { code, context });
  if (outcome === 'right') return attempt.succeeded();
  await attempt.failed();
  throw new ApiError(outcome === 'spent' ? 'authenticator-spent' : 'confirmation-code-wrong');
}
