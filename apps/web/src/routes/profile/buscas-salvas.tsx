import type { Route } from './+types/buscas-salvas';
import { loadSearches } from '../../features/catalogue/saved-searches/load-searches.ts';
import { SearchesPage } from '../../features/catalogue/saved-searches/searches-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const searches = await loadSearches(api, args.url);
  return { searches, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).savedSearches;
  return pageMeta({ title, origin: loaderData.origin, path: '/buscas-salvas/', hidden: true });
}

/** The saved searches of the signed-in user. */
export default function SavedSearches({ loaderData: { searches } }: Route.ComponentProps) {
  const { savedSearches: texts } = useTexts();
  return (
    <div className="mx-auto max-w-[1000px] px-4 py-6">
      <h1 className="mb-5 text-2xl font-bold">{texts.title}</h1>
      <SearchesPage searches={searches} />
    </div>
  );
}
