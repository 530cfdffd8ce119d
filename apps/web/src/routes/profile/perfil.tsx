import type { Route } from './+types/perfil';
import { loadProfilePage } from '../../features/identity/accounts/profile/load-profile-page.ts';
import { ProfilePage } from '../../features/identity/accounts/profile/profile-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const data = await loadProfilePage(api, args.url);
  return { data, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).profile;
  return pageMeta({ title, origin: loaderData.origin, path: '/perfil/', hidden: true });
}

/** The profile of the signed-in user (ROUT-21). */
export default function Profile({ loaderData: { data } }: Route.ComponentProps) {
  return <ProfilePage data={data} />;
}
