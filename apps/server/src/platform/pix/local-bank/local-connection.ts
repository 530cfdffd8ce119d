import type { PixConnection } from '../open-pix-bank.ts';
import { HOUSE } from './bank-house.ts';

/** Base path of the demo's bank, in the worker. */
export const LOCAL_BANK_ROOT = '/dev/banco';

const NO_CERTIFICATES = { certificate: null, key: null, authority: null } as const;

/** How the demo's bank is reached at the address of the worker. */
export function localConnection(origin: string, timeoutMs: number, retryMs = 200): PixConnection {
  return {
    apiUrl: `${origin}${LOCAL_BANK_ROOT}/api/v2`,
    tokenUrl: `${origin}${LOCAL_BANK_ROOT}/oauth/token`,
    clientId: HOUSE.clientId,
    clientSecret: HOUSE.clientSecret,
    key: HOUSE.key,
    certificates: () => NO_CERTIFICATES,
    timeoutMs,
    retryMs,
  };
}
