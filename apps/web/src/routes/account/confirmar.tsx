import type { Route } from './+types/confirmar';
import { Confirmation } from '../../features/identity/sessions/confirmation.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { brandOf } from '../../platform/head/brand-of.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export function loader({ request, context, params }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext), type: params.type };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { idiom, origin, type } = loaderData;
  const { sentTitle, changedTitle } = textsOf(idiom).password;
  const title = type === 'forgot' ? sentTitle : changedTitle;
  return pageMeta({
    title,
    origin,
    path: '/auth/confirmar',
    hidden: true,
    brand: brandOf(params.partner, matches[0].loaderData?.partner),
  });
}

/** Says that the mail was sent, or the password changed (ROUT-12). */
export default function Confirm({ params }: Route.ComponentProps) {
  return <Confirmation type={params.type} />;
}
