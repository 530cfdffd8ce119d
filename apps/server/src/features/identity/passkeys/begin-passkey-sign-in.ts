import type { beginPasskeySignIn as contract } from '@patio/contract/identity/passkeys/begin-passkey-sign-in.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { beginAttempt, networkOf } from '../sessions/public.ts';
import { CHALLENGE_MS, newChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

/** Maximum of challenges per network in the abuse window: every visit of the sign-in screen requests one. */
const MOST_CHALLENGES = 300;

export const beginPasskeySignIn =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, context) => {
    const { config, database } = deps;
    const house = relyingParty(config);
    if (house === null) return fail('passkeys-not-here');
    // Never ended: it counts for the network until the window is over.
    await beginAttempt(deps, `passkey-challenge:${networkOf(context.request.ip)}`, context, {
      perSubject: MOST_CHALLENGES,
      windowMs: config.rules.abuseWindowMs,
    });
    const challenge = await newChallenge(database, { of: null, now: context.now });
    return { challenge, rpId: house.id, timeout: CHALLENGE_MS, userVerification: 'required' };
  };
