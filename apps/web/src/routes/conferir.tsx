import { redirect } from 'react-router';
import type { Route } from './+types/conferir';
import { ledgerTexts } from '../features/trading/ledger/ledger-texts.ts';
import { loadVerification } from '../features/trading/ledger/load-verification.ts';
import { VerificationPage } from '../features/trading/ledger/verification-page.tsx';
import { originContext } from '../platform/api/contexts.ts';
import { loaderApi } from '../platform/api/loader-api.ts';
import { describe } from '../platform/head/describe.ts';
import { missingMeta } from '../platform/head/missing-meta.ts';
import { pageMeta } from '../platform/head/page-meta.ts';
import { storeOf } from '../platform/head/store-of.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const { partner, codigo } = args.params;
  const offer = await loadVerification(api, codigo);
  if (partner !== undefined && partner !== offer.store) {
    throw redirect(`/oferta/${codigo}/conferir${args.url.search}`);
  }
  return { offer, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return missingMeta();
  const { offer, idiom, origin } = loaderData;
  const texts = ledgerTexts(idiom);
  const store = storeOf(params.partner, matches[0].loaderData?.partner);
  return pageMeta({
    title: `${offer.ended ? texts.titleEnded : texts.titleOpen}: ${offer.title}`,
    description: describe([texts.description(offer.title)]),
    origin,
    path: `${store === null ? '' : `/${store.slug}`}/oferta/${offer.code}/conferir`,
    idiom,
    ...(store === null ? {} : { brand: store.name }),
    unlisted: true,
  });
}

/** Public verification of an offer from its ledger. */
export default function Verify({ loaderData: { offer } }: Route.ComponentProps) {
  return <VerificationPage key={offer.code} offer={offer} />;
}
