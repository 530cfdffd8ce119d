import type { Route } from './+types/completar';
import { CompletePage } from '../../features/sales/flow/complete-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { completeTitle: title } = textsOf(loaderData.idiom).flow;
  return pageMeta({ title, origin: loaderData.origin, path: '/perfil/completar', hidden: true });
}

/** The data that an account lacks before it may deal. */
export default function Complete() {
  return <CompletePage />;
}
