import { getLedger } from '@patio/contract/trading/auctions/get-ledger.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

export type Ledger = Reply<typeof getLedger>;

/** The bid ledger of an offer; null when it could not be loaded. */
export function loadLedger(code: number): Promise<Ledger | null> {
  return browserCall(getLedger, { params: { id: code } }).catch(() => null);
}
