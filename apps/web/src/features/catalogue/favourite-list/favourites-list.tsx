import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { EmptyState } from '@patio/ui/states.tsx';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import {
  ActiveFilters,
  EmptyDrawing,
  ListHeader,
  PageLinks,
  PlaceBar,
  cleared,
  useActiveKinds,
  type HomeView,
  type useHome,
} from '../catalogue/public.ts';
import { FavouriteCard } from './favourite-card.tsx';
import type { FavouritesData } from './load-favourites.ts';

interface Props {
  readonly data: FavouritesData;
  readonly view: HomeView;
  readonly page: ReturnType<typeof useHome>;
}

/** The favourites under the current filter, with the controls of home (FAVR-01). */
export function FavouritesList({ data, view, page }: Props) {
  const { favourites: texts, home } = useTexts();
  const { filter } = page;
  const { removed, onChange } = useRemoved();
  const { list, options } = data;
  const kinds = useActiveKinds(filter, options);
  const gone = list.cards.filter(({ code }) => removed.has(code)).length;
  if (list.total === 0 && page.active === 0 && filter.term === '') return <NoFavourites />;
  return (
    <section id="ofertas" aria-label={texts.list} tabIndex={-1} className="outline-none">
      <ListHeader
        title={texts.list}
        count={list.total - gone}
        order={filter.order}
        onOrder={page.order}
        onFilter={page.openFilters}
        activeFilters={page.active}
        filterId="filtrar"
      />
      <ActiveFilters
        kinds={kinds}
        addressOf={page.addressOf}
        clearAddress={page.addressOf(cleared(filter, false))}
        onChange={page.change}
        onClear={page.clear}
      />
      <PlaceBar filter={filter} control={page.place} />
      {list.cards.length === 0 ? (
        <EmptyState
          title={home.notFoundTitle}
          text={home.notFoundText}
          drawing={<EmptyDrawing />}
          action={<Button onClick={page.clear}>{home.clear}</Button>}
        />
      ) : (
        <ul className="grid justify-center gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(268px,1fr))] lg:grid-cols-[repeat(auto-fill,268px)] lg:justify-between lg:gap-x-0">
          {list.cards.map((card, index) => (
            <FavouriteCard
              key={card.code}
              card={card}
              priority={index < 4 ? 'eager' : 'lazy'}
              ended={endOf(data, card.code)}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      <PageLinks
        page={filter.page}
        pages={Math.ceil(list.total / view.limit)}
        addressOf={(number) => page.addressOf({ page: number })}
      />
    </section>
  );
}

function endOf({ ended }: FavouritesData, code: number): 'sold' | 'unsold' | null {
  const found = ended.find((offer) => offer.code === code);
  return found === undefined ? null : found.sold ? 'sold' : 'unsold';
}

/** Which of the loaded offers are no longer favourites. */
function useRemoved() {
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const onChange = useCallback((code: number, on: boolean) => {
    setRemoved((codes) => {
      if (codes.has(code) === !on) return codes;
      return new Set(on ? [...codes].filter((other) => other !== code) : [...codes, code]);
    });
  }, []);
  return { removed, onChange };
}

/** The heart icon of the empty list (FAVR-02). */
function NoFavourites() {
  const { favourites: texts } = useTexts();
  const link = useLink();
  return (
    <EmptyState
      title={texts.emptyTitle}
      text={texts.emptyText}
      drawing={<Icon name="heart" size={96} className="text-line-strong" />}
      action={
        <Link to={link('/home')} className={buttonLook('bid')}>
          {texts.seeOffers}
        </Link>
      }
    />
  );
}
