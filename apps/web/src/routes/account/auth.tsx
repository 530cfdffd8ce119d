import { listSocialProviders } from '@patio/contract/identity/social/list-social-providers.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/auth';
import { SignInForm } from '../../features/identity/sessions/sign-in-form.tsx';
import { SocialButtons } from '../../features/identity/social/public.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { brandOf } from '../../platform/head/brand-of.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';
import { storeGoal } from '../../platform/session/goal.ts';

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const found = await loaderApi(args).attempt(listSocialProviders);
  return {
    idiom: idiomOfRequest(request),
    origin: context.get(originContext),
    // Without an answer sign-in by password remains.
    providers: found?.data ?? [],
  };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { idiom, origin } = loaderData;
  const { title, welcome } = textsOf(idiom).session;
  return pageMeta({
    title,
    description: welcome,
    origin,
    path: '/auth/',
    hidden: true,
    brand: brandOf(params.partner, matches[0].loaderData?.partner),
  });
}

/** Sign-in (LOGN). */
export default function SignIn({ loaderData: { providers } }: Route.ComponentProps) {
  const { session } = useTexts();
  const [query] = useSearchParams();
  const wanted = query.get('redirectFrom');
  // Sign-up, sign-in by a provider and a password reset leave this address.
  useEffect(() => storeGoal(wanted), [wanted]);
  return (
    <div className="mx-auto max-w-md px-4 py-10 sm:py-16">
      <div className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="text-2xl font-bold">{session.title}</h1>
        <p className="mt-1 mb-6 text-ink-2">{session.welcome}</p>
        <SignInForm />
        <SocialButtons providers={providers} />
      </div>
    </div>
  );
}
