import type { Route } from './+types/home';
import { BannerCarousel } from '../features/content/banner-carousel.tsx';
import { PartnerCard } from '../features/partners/partner-card.tsx';
import { CardRow } from '../features/catalogue/card-row.tsx';
import { filterFromAddress } from '../features/catalogue/filter-state.ts';
import { FilterSheet } from '../features/catalogue/filter-sheet.tsx';
import { FilterSidebar } from '../features/catalogue/filter-sidebar.tsx';
import { homeMeta } from '../features/catalogue/home-meta.ts';
import { homeView } from '../features/catalogue/home-view.ts';
import { ListHeader } from '../features/catalogue/list-header.tsx';
import { loadHome } from '../features/catalogue/load-home.ts';
import { LocationWarning } from '../features/catalogue/location-warning.tsx';
import { OfferGrid } from '../features/catalogue/offer-grid.tsx';
import { PageLinks } from '../features/catalogue/page-links.tsx';
import { useHome } from '../features/catalogue/use-home.ts';
import { originContext } from '../platform/api/contexts.ts';
import { loaderApi } from '../platform/api/loader-api.ts';
import { useTexts } from '../platform/i18n/texts.ts';
import { useRoot } from '../platform/shell/use-frame.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const url = new URL(args.request.url);
  const filter = filterFromAddress(url.searchParams, args.params.category);
  const view = homeView(args.request.headers.get('cookie') ?? '');
  const loaded = await loadHome(api, filter, view);
  return {
    ...loaded,
    filter,
    view,
    idiom: api.idiom,
    origin: args.context.get(originContext),
    path: url.pathname,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData === undefined ? [] : homeMeta(loaderData, matches[0].loaderData?.categories ?? []);
}

/** Home: banners, filters, "Destaques" and the grid. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, offers, spotlight, options, view } = loaderData;
  const { home } = useTexts();
  const partner = useRoot()?.partner ?? null;
  const page = useHome(loaderData);
  const { filter } = page;
  const header = {
    order: filter.order,
    onOrder: page.order,
    onFilter: page.openFilters,
    activeFilters: page.active,
  };
  const width = page.panelOpen ? 'lg:w-[878px] xl:w-[1123px]' : 'lg:w-[1123px] xl:w-[1368px]';
  return (
    <div className="mx-auto max-w-[1444px] lg:max-w-[1199px] lg:pt-4 xl:max-w-[1444px]">
      <h1 className="sr-only">{home.title}</h1>
      <BannerCarousel banners={banners} />
      <div className="flex justify-center gap-6 px-4 pt-6 lg:px-0">
        <FilterSidebar
          open={page.panelOpen}
          filter={filter}
          options={options}
          onChange={page.change}
          onToggle={page.togglePanel}
          onClear={page.clear}
        />
        <div className={`min-w-0 max-lg:grow ${width}`}>
          {partner === null ? null : <PartnerCard partner={partner} />}
          {spotlight.cards.length === 0 ? null : (
            <div className="mb-8">
              <CardRow
                cards={spotlight.cards}
                label={home.spotlight}
                eager={banners.length === 0 ? 4 : 2}
                header={<ListHeader title={home.spotlight} count={spotlight.total} {...header} />}
              />
            </div>
          )}
          <section id="ofertas" aria-label={home.offers}>
            <ListHeader title={home.offers} count={offers.total} {...header} />
            <LocationWarning shown={page.locationBlocked} />
            <OfferGrid list={offers} eager={spotlight.cards.length === 0 ? 4 : 0} onClear={page.clear}>
              <PageLinks
                page={loaderData.filter.page}
                pages={Math.ceil(offers.total / view.limit)}
                addressOf={page.addressOfPage}
              />
            </OfferGrid>
          </section>
        </div>
      </div>
      {page.sheetOpen ? (
        <FilterSheet
          filter={filter}
          options={options}
          total={offers.total}
          onChange={page.change}
          onClear={page.clear}
          onClose={page.closeFilters}
        />
      ) : null}
    </div>
  );
}
