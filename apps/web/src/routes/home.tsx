import { buttonLook } from '@patio/ui/button.tsx';
import { lazy, Suspense, useEffect } from 'react';
import type { Route } from './+types/home';
import { BannerCarousel } from '../features/catalogue/content/banner-carousel.tsx';
import { LatePartnerCard } from '../features/stores/partners/late-partner-card.ts';
import { filterToAddress } from '../features/catalogue/catalogue/filters/filter-address.ts';
import { FilterSidebar } from '../features/catalogue/catalogue/filters/filter-sidebar.tsx';
import { loadInBrowser, rememberHome } from '../features/catalogue/catalogue/home/home-in-browser.ts';
import { HomeList } from '../features/catalogue/catalogue/home/home-list.tsx';
import { homeMeta } from '../features/catalogue/catalogue/home/home-meta.ts';
import { loadHomePage, type HomeData } from '../features/catalogue/catalogue/home/home-page.ts';
import { ListHeader } from '../features/catalogue/catalogue/home/list-header.tsx';
import { SpotlightRow } from '../features/catalogue/catalogue/home/spotlight-row.tsx';
import { useHome } from '../features/catalogue/catalogue/home/use-home.ts';
import { LateRecentRow } from '../features/catalogue/recent/late-recent-row.tsx';
import { SaveSearch } from '../features/catalogue/saved-searches/save-search.tsx';
import { ShareButton } from '../features/catalogue/share/share-button.tsx';
import { missingMeta } from '../platform/head/missing-meta.ts';
import { storeOf } from '../platform/head/store-of.ts';
import { useTexts } from '../platform/i18n/texts.ts';
import { MissingPage } from '../platform/shell/missing-page.tsx';
import { useRoot } from '../platform/shell/use-frame.ts';

const FilterSheet = lazy(() =>
  import('../features/catalogue/catalogue/filters/filter-sheet.tsx').then(({ FilterSheet: it }) => ({
    default: it,
  })),
);

export function loader(args: Route.LoaderArgs) {
  return loadHomePage(args);
}

export function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser(serverLoader, { request, params });
}

export function meta({ error, loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return missingMeta(error);
  const root = matches[0].loaderData;
  const store = storeOf(params.partner, root?.partner);
  return homeMeta(loaderData, { categories: root?.categories ?? [], store });
}

/** Home: banners, filters, "Destaques" and the grid. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, offers, spotlight, options } = loaderData;
  const { home } = useTexts();
  const partner = useRoot()?.partner ?? null;
  const page = useHome(loaderData);
  useEffect(() => rememberHome(loaderData), [loaderData]);
  const header = {
    order: page.filter.order,
    onOrder: page.order,
    onFilter: page.openFilters,
    activeFilters: page.active,
  };
  const filters = {
    filter: page.filter,
    options,
    place: page.place,
    onChange: page.change,
    onClear: page.clear,
  };
  const width = page.panelOpen ? 'lg:w-[878px] xl:w-[1123px]' : 'lg:w-[1123px] xl:w-[1368px]';
  // Filters and lists share this width, so that the filters are in their place before the lists have loaded.
  const whole = page.panelOpen
    ? 'lg:max-w-[1182px] xl:max-w-[1427px]'
    : 'lg:max-w-[1199px] xl:max-w-[1444px]';
  return (
    <div className="mx-auto max-w-[1444px] lg:max-w-[1199px] lg:pt-4 xl:max-w-[1444px]">
      <h1 className="sr-only">{home.title}</h1>
      <BannerCarousel banners={banners} />
      <div className={`mx-auto flex gap-6 px-4 pt-6 lg:px-0 ${whole}`}>
        <FilterSidebar {...filters} open={page.panelOpen} onToggle={page.togglePanel} />
        <div className={`min-w-0 max-lg:grow ${width}`}>
          {partner === null ? null : (
            <Suspense>
              <LatePartnerCard partner={partner} />
            </Suspense>
          )}
          {spotlight.cards.length === 0 ? null : (
            <div className="mb-8">
              <SpotlightRow
                key={filterToAddress({ ...loaderData.filter, page: 1 }, '')}
                list={spotlight}
                filter={loaderData.filter}
                position={page.place.place}
                eager={banners.length === 0 ? 4 : 2}
                header={<ListHeader title={home.spotlight} count={spotlight.total} {...header} />}
              />
            </div>
          )}
          <HomeList
            data={loaderData}
            page={page}
            header={
              <ListHeader
                title={home.offers}
                count={offers.failed ? null : offers.total}
                filterId="filtrar"
                {...header}
              >
                <ListTools data={loaderData} page={page} />
              </ListHeader>
            }
          />
        </div>
      </div>
      <div className="sm:px-4 lg:px-2">
        <LateRecentRow />
      </div>
      {page.sheetOpen ? (
        <Suspense>
          <FilterSheet {...filters} total={offers.failed ? null : offers.total} onClose={page.closeFilters} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Actions for a list as a whole: saving and sharing the selected filters. */
function ListTools({ data, page }: { data: HomeData; page: ReturnType<typeof useHome> }) {
  return (
    <>
      {data.missing ? null : (
        <SaveSearch
          filter={page.filter}
          options={data.options}
          corrected={data.corrected}
          position={page.place.place}
        />
      )}
      <ShareButton
        compact
        address={data.origin + page.addressOf({ page: 1 })}
        className={`${buttonLook('quiet')} needs-script !px-3`}
      />
    </>
  );
}

/** A page that could not be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingPage missing={false} error={error} />;
}
