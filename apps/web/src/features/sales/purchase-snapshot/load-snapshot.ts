import { getOwnSnapshot } from '@patio/contract/sales/snapshots/get-own-snapshot.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

export type Snapshot = Reply<typeof getOwnSnapshot>['data'];

/** What the user bought with an offer; `none`: not recorded yet. Errors: `CallFailure` of every other kind. */
export async function loadSnapshot(code: number): Promise<Snapshot | 'none'> {
  const reply = await browserCall(getOwnSnapshot, { params: { id: code } }).catch((failure: unknown) => {
    if (failure instanceof CallFailure && failure.status === 404) return null;
    throw failure;
  });
  return reply?.data ?? 'none';
}
