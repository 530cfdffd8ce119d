import type { Route } from './+types/senha';
import { NewPasswordPage } from '../../features/identity/sessions/passwords/new-password-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { cookieOf } from '../../platform/api/cookies.ts';
import { brandOf } from '../../platform/head/brand-of.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const signedIn = Boolean(cookieOf(request.headers.get('cookie') ?? '', 'token'));
  return { idiom: idiomOfRequest(request), origin: context.get(originContext), signedIn };
}

export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { idiom, origin } = loaderData;
  const { newTitle: title } = textsOf(idiom).password;
  return pageMeta({
    title,
    origin,
    path: '/auth/senha',
    hidden: true,
    brand: brandOf(params.partner, matches[0].loaderData?.partner),
  });
}

/** A new password (ROUT-13, PASS). */
export default function NewPassword({ loaderData: { signedIn } }: Route.ComponentProps) {
  return <NewPasswordPage signedIn={signedIn} />;
}
