import type { Route } from './+types/seguranca';
import { loadSecurity } from '../../features/identity/security/load-security.ts';
import { SecurityPage } from '../../features/identity/security/security-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const data = await loadSecurity(api, args.url);
  return { data, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).security;
  return pageMeta({ title, origin: loaderData.origin, path: '/perfil/seguranca', hidden: true });
}

/** The security of the signed-in user's account. */
export default function Security({ loaderData: { data } }: Route.ComponentProps) {
  return <SecurityPage data={data} />;
}
