import { listMyOffers, type NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** The user's negotiations; null when the call fails. */
export async function loadNegotiations(): Promise<readonly NegotiationOffer[] | null> {
  const reply = await browserCall(listMyOffers, {}).catch(() => null);
  return reply?.data ?? null;
}
