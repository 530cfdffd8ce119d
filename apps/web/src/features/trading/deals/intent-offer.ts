import type { OfferView } from '../../catalogue/catalogue/public.ts';
import type { IntentOffer } from '../../identity/intents/public.ts';

/** What the flow shows of an offer (FLOW-03); for a lot, its first vehicle. */
export function intentOffer(offer: OfferView): IntentOffer {
  const [vehicle] = offer.vehicles;
  const photo = offer.gallery.find(({ kind }) => kind === 'photo')?.address ?? null;
  return {
    code: offer.code,
    title: offer.title,
    photo,
    years: vehicle?.years ?? '',
    fuel: vehicle?.fuel ?? '',
    plate: vehicle?.plate ?? '',
    colour: vehicle?.colour ?? '',
    usage: vehicle?.usage ?? '',
    more: (vehicle?.more ?? []).slice(0, 6),
  };
}
