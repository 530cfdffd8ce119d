import type { Route } from './+types/registrar';
import { SignUpPage } from '../../features/identity/accounts/sign-up/sign-up-page.tsx';
import { stepOf, titleOf } from '../../features/identity/accounts/sign-up/sign-up-step.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { brandOf } from '../../platform/head/brand-of.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export function loader({ request, url, context }: Route.LoaderArgs) {
  const step = stepOf(url.searchParams);
  return { step, idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { idiom, origin, step } = loaderData;
  const { title, description } = textsOf(idiom).signUp;
  return pageMeta({
    title: title[titleOf(step)],
    description,
    origin,
    path: '/auth/registrar',
    hidden: true,
    brand: brandOf(params.partner, matches[0].loaderData?.partner),
  });
}

/** Sign-up in steps (ROUT-09, SIGN). */
export default function SignUp() {
  return <SignUpPage />;
}
