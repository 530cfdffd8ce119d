import type { Route } from './+types/seja-um-parceiro';
import { RegistrationPage } from '../../features/stores/partners/registration/registration-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { idiom, origin } = loaderData;
  const { title, lead } = textsOf(idiom).partners;
  return pageMeta({ title, description: lead, origin, path: '/seja-um-parceiro', idiom });
}

/** The registration of partners (ROUT-23). */
export default function BecomePartner() {
  return <RegistrationPage />;
}
