import { comparedToText } from '@patio/domain/catalogue/comparison/compared-codes.ts';
import type { Route } from './+types/comparar';
import { ComparisonPage } from '../../features/catalogue/comparison/comparison-page.tsx';
import { comparisonTexts } from '../../features/catalogue/comparison/comparison-texts.ts';
import { loadComparison } from '../../features/catalogue/comparison/load-comparison.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { describe } from '../../platform/head/describe.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { storeOf } from '../../platform/head/store-of.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const data = await loadComparison(api, args.url);
  return { data, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { data, idiom, origin } = loaderData;
  const texts = comparisonTexts(idiom);
  const store = storeOf(params.partner, matches[0].loaderData?.partner);
  const titles = data.offers.map(({ card }) => card.title);
  return pageMeta({
    title: titles.length === 0 ? texts.title : `${texts.title}: ${titles.join(' × ')}`,
    description: describe([titles.length === 0 ? texts.emptyText : texts.description(titles.join(', '))]),
    origin,
    path: `${store === null ? '' : `/${store.slug}`}/comparar`,
    query: titles.length === 0 ? '' : `codigos=${comparedToText(data.offers.map(({ card }) => card.code))}`,
    idiom,
    ...(store === null ? {} : { brand: store.name }),
    unlisted: true,
  });
}

/** Offers side by side. */
export default function Compare({ loaderData: { data } }: Route.ComponentProps) {
  return <ComparisonPage data={data} />;
}
