import { storeIntent } from '../../../identity/intents/public.ts';
import type { CardView } from './card-view.ts';
import { loadDetailedOffer } from '../vehicle/detailed-offer.ts';

/** Starts buying the offer of a card at its current price; false when it can no longer be bought at once. Errors: `CallFailure`. */
export async function startBuying(
  card: Pick<CardView, 'code' | 'title' | 'photos'>,
  partner: { readonly id: number; readonly name: string } | null,
): Promise<boolean> {
  const { active, buyNow, vehicles } = await loadDetailedOffer(card.code);
  if (!active || buyNow === 0) return false;
  const [first] = vehicles;
  storeIntent({
    type: 'BUY',
    value: buyNow,
    price: buyNow,
    message: '',
    minimum: null,
    increment: null,
    bindingStep: 0,
    partner,
    offer: {
      code: card.code,
      title: card.title,
      photo: card.photos[0] ?? null,
      years: first?.years ?? '',
      usage: first?.usage ?? '',
      plate: first?.plate ?? '',
      fuel: first?.fuel ?? '',
      colour: first?.colour ?? '',
      more: [],
    },
  });
  return true;
}
