import type { addPasskey as contract } from '@patio/contract/identity/passkeys/add-passkey.ts';
import type { NewCredential } from '@patio/contract/identity/passkeys/passkey.ts';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { notifyOwner } from '../authenticators/public.ts';
import { holdSession, ownAccount } from '../sessions/public.ts';
import { challengeOnce } from './challenges.ts';
import { ALGORITHMS, MOST_PASSKEYS } from './passkey-rules.ts';
import { presentPasskey } from './passkeys.present.ts';
import { insertPasskey, lockPasskeys } from './passkeys.store.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

export const addPasskey =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const house = relyingParty(deps.config);
    if (house === null) return fail('passkeys-not-here');
    const made = await verified(deps, house, body.credencial, context);
    return deps.database.transact(async (transaction) => {
      // The device takes its time: whatever ends the session meanwhile takes precedence.
      await holdSession(transaction, context.actor, context.now);
      const count = await lockPasskeys(transaction, context.actor.accountId);
      if (count >= MOST_PASSKEYS) fail('too-many-passkeys', { parameters: { maximum: MOST_PASSKEYS } });
      const owner = await ownAccount(transaction, context.actor.accountId);
      if (!owner) return fail('not-signed-in');
      const row = await insertPasskey(transaction, {
        accountId: owner.id,
        credentialId: made.credential.id,
        publicKey: made.credential.publicKey,
        counter: made.credential.counter,
        transports: body.credencial.response.transports ?? [],
        name: body.nome,
        synced: made.credentialBackedUp,
        now: context.now,
      });
      if (!row) return fail('passkey-not-added');
      await notifyOwner(transaction, deps, owner, { kind: 'passkey-added', name: row.name }, context);
      return presentPasskey(row);
    });
  };

/** The created passkey, once everything is verified: challenge, origin, relying party and user verification. */
async function verified(
  { database, logger }: ServerDeps,
  house: RelyingParty,
  credential: NewCredential,
  { actor, now }: SignedInContext,
): Promise<Registered> {
  const of = { accountId: actor.accountId, sessionId: actor.sessionId };
  const { clientDataJSON, attestationObject } = credential.response;
  // Ten megabytes of memory that most processes never need.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challengeOnce(database, { of, now }),
      expectedOrigin: house.origin,
      expectedRPID: house.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo) return registrationInfo;
  } catch (error) {
    logger.info({ err: error }, 'a passkey was not added');
  }
  throw new ApiError('passkey-not-added');
}
