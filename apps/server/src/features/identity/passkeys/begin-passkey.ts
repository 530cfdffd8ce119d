import { randomBytes } from 'node:crypto';
import type { beginPasskey as contract } from '@patio/contract/identity/passkeys/begin-passkey.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { confirmOwner } from '../sessions/public.ts';
import { CHALLENGE_MS, newChallenge } from './challenges.ts';
import { ALGORITHMS, MOST_PASSKEYS } from './passkey-rules.ts';
import { passkeyOwner, passkeysOf } from './passkeys.store.ts';
import { relyingParty } from './relying-party.ts';

export const beginPasskey =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const { config, database } = deps;
    const { accountId, sessionId } = context.actor;
    const house = relyingParty(config);
    if (house === null) return fail('passkeys-not-here');
    await confirmOwner(deps, body.confirmacao, context);
    const known = await passkeysOf(database, accountId);
    if (known.length >= MOST_PASSKEYS)
      return fail('too-many-passkeys', { parameters: { maximum: MOST_PASSKEYS } });
    const owner = await passkeyOwner(database, accountId, randomBytes(32));
    if (!owner) return fail('not-signed-in');
    const challenge = await newChallenge(database, { of: { accountId, sessionId }, now: context.now });
    return {
      challenge,
      rp: { id: house.id, name: house.name },
      user: {
        id: owner.passkey_handle.toString('base64url'),
        name: owner.email,
        displayName: owner.name,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: known.map(({ credential_id: id }) => ({ type: 'public-key' as const, id })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    };
  };
