import { verifyOffer } from '@patio/contract/catalogue/catalogue/verify-offer.ts';
import { track } from '../../../platform/analytics/track.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Whether an offer can still be bought, checked before a purchase from its page (S-24, C-119); without a reply the server decides later. */
export async function verifyPurchase(code: number): Promise<boolean> {
  try {
    const { valido } = await browserCall(verifyOffer, { params: { id: code } });
    if (valido) track({ event: 'verified', codigo: code });
    return valido;
  } catch {
    return true;
  }
}
