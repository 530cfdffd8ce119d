import { getOwnTerms } from '@patio/contract/trading/auctions/get-own-terms.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import type { OwnTerms } from '../../../identity/intents/public.ts';

/** How the user would receive an offer that they have bid on; null when that is unknown or no longer valid. */
export async function loadOwnTerms(code: number): Promise<OwnTerms | null> {
  const reply = await browserCall(getOwnTerms, { params: { id: code } }).catch(() => null);
  if (reply === null || reply.frete === null) return null;
  return reply.frete === 'S' && reply.endereco === null
    ? null
    : { freight: reply.frete, address: reply.endereco };
}
