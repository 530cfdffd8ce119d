import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonLook } from '@patio/ui/button.tsx';
import { useTerm } from '../../../../platform/i18n/terms.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useRoot } from '../../../../platform/shell/use-frame.ts';
import { ActiveFilters } from '../filters/active-filters.tsx';
import type { ActiveKind } from '../filter-words/filter-words.ts';
import { activeChoices, cleared } from '../filters/filter-state.ts';
import type { HomeData } from './home-page.ts';
import { OfferGrid } from '../list/offer-grid.tsx';
import { PageLinks } from '../list/page-links.tsx';
import { PlaceBar } from '../places/place-bar.tsx';
import { SearchNotice } from './search-notice.tsx';
import { useActiveKinds } from '../filter-words/use-active-kinds.ts';
import type { useHome } from './use-home.ts';
import { useWaiting } from '../list/use-waiting.ts';

const CategoryLinks = lazy(() =>
  import('../filter-words/category-links.tsx').then(({ CategoryLinks: it }) => ({ default: it })),
);
const WaysOut = lazy(() => import('./ways-out.tsx').then(({ WaysOut: it }) => ({ default: it })));

interface Props {
  readonly data: HomeData;
  readonly page: ReturnType<typeof useHome>;
  readonly header: ReactNode;
}

/** The grid of home under its title, with the current filter, search and page size (HOME-03, HOME-05). */
export function HomeList({ data, page, header }: Props) {
  const { home } = useTexts();
  const term = useTerm();
  const root = useRoot();
  const categories = root?.categories ?? [];
  const store = root?.partner?.nome ?? null;
  const { offers, spotlight, view } = data;
  const waiting = useWaiting(offers);
  const kinds = useActiveKinds(page.filter, data.options);
  const pages = Math.ceil(offers.total / view.limit);
  return (
    <section id="ofertas" aria-label={home.offers} tabIndex={-1} className="outline-none">
      {header}
      <ActiveFilters
        kinds={kinds}
        addressOf={page.addressOf}
        clearAddress={page.addressOf(cleared(page.filter, false))}
        onChange={page.change}
        onClear={page.clear}
      />
      <SearchNotice
        term={data.filter.term}
        elsewhere={
          data.elsewhere
            ? term(categories.find(({ codigo }) => codigo === data.filter.category)?.name ?? '')
            : null
        }
        corrected={data.corrected}
        cut={data.cutTerm}
        exactAddress={page.addressOf({ exact: true, page: 1 })}
      />
      <PlaceBar filter={page.filter} control={page.place} />
      <OfferGrid
        list={offers}
        eager={spotlight.cards.length === 0 ? 4 : 0}
        waiting={waiting}
        {...emptyOf({ data, page, kinds, pages, home, store })}
      >
        <PageLinks
          page={data.filter.page}
          pages={pages}
          addressOf={(number) => page.addressOf({ page: number })}
        />
      </OfferGrid>
    </section>
  );
}

interface EmptyInput extends Omit<Props, 'header'> {
  readonly kinds: readonly ActiveKind[];
  readonly pages: number;
  readonly home: ReturnType<typeof useTexts>['home'];
  /** The store of the list; null: the house. */
  readonly store: string | null;
}

/** Texts and links for an empty list: a page beyond the last, one filter too many, or no offers yet. */
function emptyOf({ data, page, kinds, pages, home, store }: EmptyInput) {
  const { filter, offers } = data;
  // On an unknown page or in an empty store there is no filter to clear.
  if (data.missing) {
    return {
      emptyText: home.missingCategoryText,
      waysOut: (
        <Suspense>
          <CategoryLinks />
        </Suspense>
      ),
    };
  }
  if (offers.total > 0) {
    return {
      onClear: page.clear,
      emptyText: home.noSuchPage(filter.page, pages),
      waysOut: (
        <Link to={page.addressOf({ page: 1 })} className={buttonLook('bid')}>
          {home.firstPage}
        </Link>
      ),
    };
  }
  if (activeChoices(filter) === 0 && filter.term === '') {
    if (store === null || filter.category !== 0) return { emptyText: home.nothingText, onClear: page.clear };
    return {
      emptyTitle: home.emptyStoreTitle,
      emptyText: home.emptyStoreText(store),
      waysOut: (
        <a href="/home" className={buttonLook('bid')}>
          {home.houseOffers}
        </a>
      ),
    };
  }
  return {
    onClear: page.clear,
    waysOut: (
      <Suspense>
        <WaysOut
          key={page.addressOf({})}
          filter={filter}
          kinds={kinds}
          position={page.place.place}
          addressOf={page.addressOf}
        />
      </Suspense>
    ),
  };
}
