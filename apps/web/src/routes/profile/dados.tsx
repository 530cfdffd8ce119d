import type { Route } from './+types/dados';
import { loadPersonalData } from '../../features/people/personal-data/load-personal-data.ts';
import { PersonalDataPage } from '../../features/people/personal-data/personal-data-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const data = await loadPersonalData(api, args.url);
  return { data, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).personalData;
  return pageMeta({ title, origin: loaderData.origin, path: '/perfil/dados', hidden: true });
}

/** The user's own data: copy, correction, consents and deletion of the account. */
export default function PersonalData({ loaderData: { data } }: Route.ComponentProps) {
  return <PersonalDataPage data={data} />;
}
