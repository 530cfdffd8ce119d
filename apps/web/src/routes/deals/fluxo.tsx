import type { Route } from './+types/fluxo';
import { FlowPage } from '../../features/sales/flow/flow-page.tsx';
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
  return pageMeta({
    title: textsOf(loaderData.idiom).flow.review,
    origin: loaderData.origin,
    path: '/fluxo/',
    hidden: true,
  });
}

/** The purchase, bid and proposal flow (FLOW). */
export default function Flow() {
  return <FlowPage />;
}
