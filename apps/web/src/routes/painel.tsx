import type { Route } from './+types/painel';
import { loadOwnStore } from '../features/stores/own-store/load-own-store.ts';
import { OwnStorePage } from '../features/stores/own-store/own-store-page.tsx';
import { originContext } from '../platform/api/contexts.ts';
import { loaderApi } from '../platform/api/loader-api.ts';
import { pageMeta } from '../platform/head/page-meta.ts';
import { textsOf } from '../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi({ ...args, params: {} });
  const data = await loadOwnStore(api, args.url);
  return { data, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).partners.panel;
  return pageMeta({ title, origin: loaderData.origin, path: '/painel', hidden: true });
}

/** The store of a partner's user at a glance. */
export default function Panel({ loaderData: { data } }: Route.ComponentProps) {
  return <OwnStorePage data={data} />;
}
