import { tryAuthenticator } from '@patio/domain/identity/second-steps/authenticator-try.ts';
import { readSecondStepCode } from '@patio/domain/identity/second-steps/second-step-code.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { unseal } from '../../../platform/secrets/seal.ts';
import { everyKey } from '../../../platform/secrets/secret-keys.ts';
import { lockAuthenticator, saveAuthenticatorState, type AuthenticatorRow } from './authenticator.store.ts';
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.store.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { secretPlace } from './secret-place.ts';
import { notifyOwner } from './notify-owner.ts';
import { stepOfCode } from './totp.ts';

/** `spent`: too many wrong codes of the app today; a recovery code still works. */
export type AuthenticatorOutcome = 'right' | 'wrong' | 'spent';

type Owner = { readonly id: number; readonly email: string };

/**
 * Checks a code against the app or the recovery codes of an account whose password is known to be right. Each code is accepted once,
 * however many are sent concurrently. The owner is mailed about a used recovery code, and about many wrong codes.
 */
export function checkAuthenticator(
  deps: ServerDeps,
  owner: Owner,
  text: string,
  context: CallContext,
): Promise<AuthenticatorOutcome> {
  return deps.database.transact(async (transaction) => {
    const app = await lockAuthenticator(transaction, owner.id);
    if (!app) return 'wrong';
    const code = readSecondStepCode(text);
    if (code?.kind === 'recovery' && (await useRecoveryCode(transaction, deps, owner, code.code, context)))
      return 'right';
    const digits = code?.kind === 'app' ? code.digits : null;
    return useAppCode(transaction, deps, { owner, app, digits }, context);
  });
}

async function useRecoveryCode(
  transaction: Transaction,
  deps: ServerDeps,
  owner: Owner,
  code: string,
  context: CallContext,
): Promise<boolean> {
  let spent = false;
  for (const secretKey of everyKey(deps.config)) {
    const hash = recoveryCodeHash({ secretKey }, owner.id, code);
    spent ||= await spendRecoveryCode(transaction, { accountId: owner.id, hash, now: context.now });
  }
  if (!spent) return false;
  const left = await recoveryCodesLeft(transaction, owner.id);
  await notifyOwner(transaction, deps, owner, { kind: 'code-used', left }, context);
  return true;
}

async function useAppCode(
  transaction: Transaction,
  deps: ServerDeps,
  { owner, app, digits }: { owner: Owner; app: AuthenticatorRow; digits: string | null },
  context: CallContext,
): Promise<AuthenticatorOutcome> {
  const { now } = context;
  const secret = unseal(deps.config, secretPlace(owner.id), app.secret);
  const step = digits === null ? null : stepOfCode(secret, digits, now);
  const before = { lastStep: app.last_step, failedAttempts: app.wrong_tries, wrongSince: app.wrong_since };
  const { outcome, state, alarm } = tryAuthenticator(before, step, now);
  if (outcome !== 'spent') await saveAuthenticatorState(transaction, owner.id, state);
  if (alarm) await notifyOwner(transaction, deps, owner, { kind: 'wrong-codes' }, context);
  return outcome;
}
