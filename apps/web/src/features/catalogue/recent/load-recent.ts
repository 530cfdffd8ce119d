import { listCards } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { cardView, type CardView } from '../catalogue/public.ts';

/** A viewed offer and how it ended; `ended` is null while it is open. */
export interface RecentOffer {
  readonly card: CardView;
  readonly ended: 'sold' | 'unsold' | null;
}

/** Offers by their codes, in that order; those no longer published are left out. Errors: `CallFailure`. */
export async function loadRecent(codes: readonly number[]): Promise<RecentOffer[]> {
  const { data } = await browserCall(listCards, { query: { codes: codes.join(','), fields: 'card' } });
  const now = Date.now();
  return data.map((offer) => {
    const open = offer.status === 'A' && Date.parse(offer.end) > now;
    const ended = open ? null : offer.status === 'A' || offer.status === 'E' ? 'unsold' : 'sold';
    // Ended offers accept no proposals.
    const card = cardView(offer);
    return { card: open ? card : { ...card, ended, takesProposals: false }, ended };
  });
}
