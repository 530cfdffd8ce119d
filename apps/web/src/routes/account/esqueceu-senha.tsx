import type { Route } from './+types/esqueceu-senha';
import { ForgotForm } from '../../features/identity/sessions/passwords/forgot-form.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { brandOf } from '../../platform/head/brand-of.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { idiom, origin } = loaderData;
  const { forgotTitle: title, forgotText: description } = textsOf(idiom).password;
  return pageMeta({
    title,
    description,
    origin,
    path: '/auth/esqueceu-senha',
    hidden: true,
    brand: brandOf(params.partner, matches[0].loaderData?.partner),
  });
}

/** Forgotten password (ROUT-11, FORG). */
export default function ForgottenPassword() {
  return <ForgotForm />;
}
