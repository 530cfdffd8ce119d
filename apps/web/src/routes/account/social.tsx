import { listSocialProviders } from '@patio/contract/identity/social/list-social-providers.ts';
import { PROVIDER_NAMES, socialProviderOf } from '@patio/domain/identity/social/social-provider.ts';
import { data } from 'react-router';
import type { Route } from './+types/social';
import { SocialReturnPage } from '../../features/identity/social/social-return-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const provider = socialProviderOf(args.params.provider);
  if (provider === null) throw data(null, { status: 404 });
  const api = loaderApi({ ...args, params: {} });
  const found = await api.attempt(listSocialProviders);
  const access = found?.data.find(({ provedor }) => provedor === provider) ?? null;
  return { provider, access, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { idiom, origin, provider } = loaderData;
  const title = textsOf(idiom).social.enterWith(PROVIDER_NAMES[provider]);
  return pageMeta({ title, origin, path: `/auth/social/${provider}`, hidden: true });
}

/** The return from Google or Facebook (SOCL). */
export default function Social({ loaderData: { provider, access } }: Route.ComponentProps) {
  return <SocialReturnPage provider={provider} access={access} />;
}
