import { ErrorState } from '@patio/ui/states.tsx';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { usePrivatePage } from '../../../platform/session/use-private-page.ts';
import { FilterSheet, FilterSidebar, GridSkeleton, useHome } from '../catalogue/public.ts';
import { FavouritesList } from './favourites-list.tsx';
import type { FavouritesData, FavouritesPageData } from './load-favourites.ts';

/** The favourites: loading, failed, none, or the list (FAVR-01, FAVR-02). */
export function FavouritesPage({ favourites, filter, view }: FavouritesPageData) {
  const { favourites: texts, shell } = useTexts();
  const { revalidate } = useRevalidator();
  usePrivatePage(favourites);
  if (favourites.state === 'stale') return <GridSkeleton count={4} label={shell.loading} />;
  if (favourites.state === 'failed') {
    return <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />;
  }
  return <Full data={favourites.value} filter={filter} view={view} />;
}

function Full({ data, filter, view }: Omit<FavouritesPageData, 'favourites'> & { data: FavouritesData }) {
  const page = useHome({ filter, view, path: '/favoritos' });
  const filters = {
    filter: page.filter,
    options: data.options,
    place: page.place,
    onChange: page.change,
    onClear: page.clear,
  };
  const isEmpty = data.list.total === 0 && page.active === 0 && filter.term === '';
  return (
    <div className="flex gap-6">
      {isEmpty ? null : <FilterSidebar {...filters} open={page.panelOpen} onToggle={page.togglePanel} />}
      <div className="min-w-0 grow">
        <FavouritesList data={data} view={view} page={page} />
      </div>
      {page.sheetOpen ? (
        <FilterSheet {...filters} total={data.list.total} onClose={page.closeFilters} />
      ) : null}
    </div>
  );
}
