import type { Route } from './+types/visitas';
import { loadVisits } from '../../features/sales/visits/load-visits.ts';
import { VisitsPage } from '../../features/sales/visits/visits-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const data = await loadVisits(api, args.url);
  return { data, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { visits: title } = textsOf(loaderData.idiom).accountPages;
  return pageMeta({ title, origin: loaderData.origin, path: '/perfil/visitas', hidden: true });
}

/** The visits of the signed-in user. */
export default function Visits({ loaderData: { data } }: Route.ComponentProps) {
  return <VisitsPage data={data} />;
}
