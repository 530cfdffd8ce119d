import type { UsedCredential } from '@patio/contract/identity/passkeys/passkey.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { beginAttempt, type ProvedEntry } from '../sessions/public.ts';
import { challengeOnce } from './challenges.ts';
import { isPasskeySaved, notePasskeyUse, passkeyToCheck, type PasskeyToCheck } from './passkeys.store.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';

/**
 * Checks what a device has signed, and gives what it proves: both steps in one. Errors: `passkeys-not-here`, `passkey-refused`,
 * `too-many-requests`.
 */
export async function proveByPasskey(
  deps: ServerDeps,
  credential: UsedCredential,
  context: CallContext,
): Promise<ProvedEntry> {
  const house = relyingParty(deps.config);
  if (house === null) throw new ApiError('passkeys-not-here');
  const attempt = await beginAttempt(deps, `passkey:${credential.id}`, context);
  const key = await keyProved(deps, house, credential, context);
  if (key === null) {
    await attempt.failed();
    throw new ApiError('passkey-refused');
  }
  await attempt.succeeded();
  return {
    accountId: key.account_id,
    shown: { stepPassed: true, stillOpens: (transaction) => isPasskeySaved(transaction, key.code) },
  };
}

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
  // Ten megabytes of memory that most processes never need.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
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
