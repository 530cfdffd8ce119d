import { listPasskeys } from '@patio/contract/identity/passkeys/list-passkeys.ts';
import type { Passkey } from '@patio/contract/identity/passkeys/passkey.ts';
import { getSecondSteps } from '@patio/contract/identity/second-steps/get-second-steps.ts';
import type { SecondSteps } from '@patio/contract/identity/second-steps/second-steps.ts';
import { listAccesses, type SecurityAccess } from '@patio/contract/identity/security/list-accesses.ts';
import { listSessions, type OpenSession } from '@patio/contract/identity/sessions/list-sessions.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { loadPrivate, type PrivateData } from '../../../platform/session/load-private.ts';

/** One page of the history. */
export interface Accesses {
  readonly data: readonly SecurityAccess[];
  readonly proximo: number | null;
}

/** The passkeys of an account, and the host name at which they are good; null where there are none to be had. */
export interface Passkeys {
  readonly data: readonly Passkey[];
  readonly dominio: string | null;
}

/** What the security page begins with. */
export interface SecurityData {
  readonly sessions: readonly OpenSession[];
  readonly accesses: Accesses;
  /** Null when it could not be loaded; the rest of the page does without. */
  readonly secondSteps: SecondSteps | null;
  readonly passkeys: Passkeys | null;
}

/** The devices and the newest of the history of anyone who is signed in. */
export function loadSecurity(api: LoaderApi, url: URL): Promise<PrivateData<SecurityData>> {
  return loadPrivate(api, url, async () => {
    const [sessions, accesses, secondSteps, passkeys] = await Promise.all([
      api.call(listSessions),
      api.call(listAccesses),
      api.attempt(getSecondSteps),
      api.attempt(listPasskeys),
    ]);
    return { sessions: sessions.data, accesses, secondSteps, passkeys };
  });
}
