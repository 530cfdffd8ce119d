import type { UsedCredential } from '@patio/contract/identity/passkeys/passkey.ts';
import type { signInWithPasskey as contract } from '@patio/contract/identity/passkeys/sign-in-with-passkey.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { beginAttempt, enterAccount } from '../sessions/public.ts';
import { challengeOnce } from './challenges.ts';
import { isPasskeySaved, notePasskeyUse, passkeyToCheck, type PasskeyToCheck } from './passkeys.store.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';

export const signInWithPasskey =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const house = relyingParty(deps.config);
    if (house === null) return fail('passkeys-not-here');
    const { credencial } = body;
    const attempt = await beginAttempt(deps, `passkey:${credencial.id}`, context);
    const key = await keyProved(deps, house, credencial, context);
    if (key === null) {
      await attempt.failed();
      throw new ApiError('passkey-refused');
    }
    await attempt.succeeded();
    return enterAccount(deps, key.account_id, context, {
      stepPassed: true,
      stillOpens: (transaction) => isPasskeySaved(transaction, key.code),
    });
  };

/** The passkey that signed the challenge; null if anything about it is wrong. */
async function keyProved(
  deps: ServerDeps,
  house: RelyingParty,
  credential: UsedCredential,
  context: CallContext,
): Promise<PasskeyToCheck | null> {
  const key = await passkeyToCheck(deps.database, credential.id);
  if (!key || !isHandleOf(key, credential.response.userHandle)) return null;
  const use = await verifiedUse(deps, house, { key, credential }, context);
  if (use === null) return null;
  const noted = await notePasskeyUse(deps.database, { code: key.code, ...use, now: context.now });
  return noted ? key : null;
}

function isHandleOf(key: PasskeyToCheck, given: string | undefined): boolean {
  return given !== undefined && key.passkey_handle?.toString('base64url') === given;
}

async function verifiedUse(
  { database, logger }: ServerDeps,
  house: RelyingParty,
  { key, credential }: { key: PasskeyToCheck; credential: UsedCredential },
  { now }: CallContext,
): Promise<{ counter: number; synced: boolean } | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challengeOnce(database, { of: null, now }),
      expectedOrigin: house.origin,
      expectedRPID: house.id,
      requireUserVerification: true,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: key.counter,
      },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
  } catch (error) {
    logger.info({ err: error }, 'a passkey was refused');
    return null;
  }
}
