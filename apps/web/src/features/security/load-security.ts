import { listAccesses, type SecurityAccess } from '@patio/contract/security/list-accesses.ts';
import { listSessions, type OpenSession } from '@patio/contract/sessions/list-sessions.ts';
import type { LoaderApi } from '../../platform/api/loader-api.ts';
import { loadPrivate, type PrivateData } from '../../platform/session/load-private.ts';

/** One page of the history. */
export interface Accesses {
  readonly data: readonly SecurityAccess[];
  readonly proximo: number | null;
}

/** What the security page begins with. */
export interface SecurityData {
  readonly sessions: readonly OpenSession[];
  readonly accesses: Accesses;
}

/** The devices and the newest of the history of whoever is signed in. */
export function loadSecurity(api: LoaderApi, url: URL): Promise<PrivateData<SecurityData>> {
  return loadPrivate(api, url, async () => {
    const [sessions, accesses] = await Promise.all([api.call(listSessions), api.call(listAccesses)]);
    return { sessions: sessions.data, accesses };
  });
}
