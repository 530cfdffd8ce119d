import type { Route } from './+types/favoritos';
import { FavouritesPage } from '../../features/catalogue/favourite-list/favourites-page.tsx';
import { loadFavourites } from '../../features/catalogue/favourite-list/load-favourites.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const data = await loadFavourites(api, args);
  return { data, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).favourites;
  return pageMeta({ title, origin: loaderData.origin, path: '/favoritos/', hidden: true });
}

/** The favourites of the signed-in user (ROUT-22). */
export default function Favourites({ loaderData: { data } }: Route.ComponentProps) {
  const { favourites: texts } = useTexts();
  return (
    <div className="mx-auto max-w-[1444px] px-4 py-6 lg:max-w-[1214px] xl:max-w-[1460px]">
      <h1 className="mb-5 text-2xl font-bold">{texts.title}</h1>
      <FavouritesPage {...data} />
    </div>
  );
}
