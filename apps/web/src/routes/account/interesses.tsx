import type { Route } from './+types/interesses';
import { InterestsPage } from '../../features/catalogue/interests/interests-page.tsx';
import { loadInterestsPage } from '../../features/catalogue/interests/load-interests-page.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  return {
    data: await loadInterestsPage(api),
    idiom: api.idiom,
    origin: args.context.get(originContext),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, subtitle: description } = textsOf(loaderData.idiom).interests;
  return pageMeta({ title, description, origin: loaderData.origin, path: '/interesses', hidden: true });
}

/** The interests of a user (ROUT-17). */
export default function Interests({ loaderData: { data } }: Route.ComponentProps) {
  return <InterestsPage data={data} />;
}
