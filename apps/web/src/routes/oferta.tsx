import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/oferta';
import { loadOffer } from '../features/catalogue/offer/load-offer.ts';
import { offerMeta } from '../features/catalogue/offer/offer-meta.ts';
import { OfferPage } from '../features/catalogue/offer/offer-page.tsx';
import { Suspense } from 'react';
import { originContext } from '../platform/api/contexts.ts';
import { loaderApi } from '../platform/api/loader-api.ts';
import { missingMeta } from '../platform/head/missing-meta.ts';
import { storeOf } from '../platform/head/store-of.ts';
import { fetchedPart } from '../platform/screen/fetched-part.tsx';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const { partner, codigo } = args.params;
  const loaded = await loadOffer(api, codigo);
  const seller = loaded.offer.partner?.store ?? null;
  if (partner !== undefined && partner !== seller) throw redirect(`/oferta/${codigo}${args.url.search}`);
  return { ...loaded, idiom: api.idiom, origin: args.context.get(originContext) };
}

/** A different display of the same offer is no reason to reload it. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  const same =
    currentParams['codigo'] === nextParams['codigo'] && currentParams['partner'] === nextParams['partner'];
  return same && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return missingMeta();
  const root = matches[0].loaderData;
  const store = storeOf(params.partner, root?.partner);
  return offerMeta({ ...loaderData, store, categories: root?.categories ?? [] });
}

// In the same chunk as the panel of an ended offer, which the page of an open one does not load either.
const UnavailableOffer = fetchedPart(
  'unavailable',
  async () => (await import('../features/trading/deals/ended/ended-panel.tsx')).UnavailableOffer,
);

/** The offer: gallery, deal panel, facts, sections, questions, similar offers; or, for users who deal on it, that it is unavailable. */
export default function Offer({ loaderData }: Route.ComponentProps) {
  const { offer, sections } = loaderData;
  if (offer.unavailable) {
    return (
      <Suspense>
        <UnavailableOffer key={offer.code} offer={offer} reason={offer.unavailable} />
      </Suspense>
    );
  }
  return <OfferPage key={offer.code} offer={offer} sections={sections} />;
}
