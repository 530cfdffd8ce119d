import type { Route } from './+types/politica-privacidade';
import { loadPolicy } from '../../features/people/privacy/load-policy.ts';
import { PolicyPage } from '../../features/people/privacy/policy-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { describe } from '../../platform/head/describe.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { storeOf } from '../../platform/head/store-of.ts';
import { house } from '../../platform/house/house.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const loaded = await loadPolicy(api, 'customer');
  return { ...loaded, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData.policy;
  const store = storeOf(params.partner, matches[0].loaderData?.partner);
  return pageMeta({
    title,
    description: describe([description]),
    origin: loaderData.origin,
    path: `${store === null ? '' : `/${store.slug}`}/politica-privacidade`,
    idiom: loaderData.idiom,
    brand: store?.name ?? house().name,
  });
}

/** The privacy policy for visitors and buyers (ROUT-15). */
export default function CustomerPolicy({ loaderData: { policy, html } }: Route.ComponentProps) {
  return <PolicyPage policy={policy} html={html} />;
}
