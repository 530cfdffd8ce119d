import type { confirmAuthenticator as contract } from '@patio/contract/identity/second-steps/confirm-authenticator.ts';
import { readSecondStepCode } from '@patio/domain/identity/second-steps/second-step-code.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { unseal } from '../../../platform/secrets/seal.ts';
import { holdSession, ownAccount } from '../sessions/public.ts';
import {
  confirmAuthenticatorOf,
  lockAuthenticator,
  secretPlace,
  notifyOwner,
  stepOfCode,
} from '../authenticators/public.ts';
import { saveNewRecoveryCodes } from './save-new-recovery-codes.ts';

/** Milliseconds between creating the secret and its first code: a secret that a user left on a screen expires. */
const SET_UP_MS = 30 * 60_000;

export const confirmAuthenticator =
  (deps: ServerDeps): Handler<typeof contract> =>
  (input, context) =>
    deps.database.transact(async (transaction) => {
      const { body, fail } = input;
      const { actor, now } = context;
      await holdSession(transaction, actor, now);
      const owner = await ownAccount(transaction, actor.accountId);
      if (!owner) return fail('not-signed-in');
      const app = await lockAuthenticator(transaction, owner.id);
      if (app && app.confirmed_at !== null) return fail('authenticator-on');
      if (!app || now - app.created_at >= SET_UP_MS) return fail('authenticator-not-begun');
      const code = readSecondStepCode(body.codigo);
      const secret = unseal(deps.config, secretPlace(owner.id), app.secret);
      const step = code?.kind === 'app' ? stepOfCode(secret, code.digits, now) : null;
      if (step === null) return fail('authenticator-code-wrong');
      await confirmAuthenticatorOf(transaction, { accountId: owner.id, step, now });
      const codigos = await saveNewRecoveryCodes(transaction, deps, owner.id);
      await notifyOwner(transaction, deps, owner, { kind: 'app-on' }, context);
      return { codigos };
    });
