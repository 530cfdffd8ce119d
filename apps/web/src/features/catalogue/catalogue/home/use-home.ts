import { layoutOf } from '@patio/domain/catalogue/catalogue/grid.ts';
import { DEFAULT_ORDER, type OfferOrder } from '@patio/domain/catalogue/catalogue/sort-offers.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { track } from '../../../../platform/analytics/track.ts';
import { rememberPreference } from '../../../../platform/consent/preference-cookies.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { presentScreenClass, useOnScreenClass } from '../../../../platform/screen/use-screen-class.ts';
import { filterToAddress } from '../filters/filter-address.ts';
import { activeChoices, cleared, type FilterState } from '../filters/filter-state.ts';
import { sizeFor, type HomeView } from './home-view.ts';
import { trackedFilters } from '../filter-words/tracked-filters.ts';
import { usePlace } from '../places/use-place.ts';

interface Options {
  readonly filter: FilterState;
  readonly view: HomeView;
  /** The screen of the list; only home remembers whether its panel is open (C-38). */
  readonly path?: string;
}

/** The actions on home, or on a similar list. The address is the state: every choice is a navigation. */
export function useHome({ filter: loaded, view, path = '/home' }: Options) {
  const [filter, setFilter] = useWanted(loaded);
  const navigate = useNavigate();
  const link = useLink();
  const home = link(path);
  const [panelOpen, setPanelOpen] = useState(view.panelOpen);
  const [sheetOpen, setSheetOpen] = useState(false);
  useOnScreenClass(() => setSheetOpen(false));
  usePageSize(view.limit, panelOpen);

  const show = (next: FilterState): void => {
    setFilter(next);
    track(
      next.order === filter.order
        ? { event: 'filter', filters: trackedFilters(next) }
        : { event: 'sort', order: next.order },
    );
    void navigate(filterToAddress(next, home), { preventScrollReset: true });
  };
  const change = (part: Partial<FilterState>): void => show({ ...filter, page: 1, ...part });
  const place = usePlace({ known: view.place, onChange: change, onForget: () => change(unmeasured(filter)) });
  const togglePanel = (): void => {
    if (path === '/home') rememberPreference('painel', panelOpen ? '0' : '1');
    setPanelOpen(!panelOpen);
  };
  return {
    filter,
    panelOpen,
    sheetOpen,
    place,
    active: activeChoices(filter),
    change,
    togglePanel,
    order: (order: OfferOrder) =>
      order === 'DISTANCIA' && place.place === null ? place.useLocation({ order }) : change({ order }),
    clear: () => show(cleared(filter, false)),
    openFilters: () => (layoutOf(presentScreenClass()) === 'desktop' ? togglePanel() : setSheetOpen(true)),
    closeFilters: () => setSheetOpen(false),
    addressOf: (part: Partial<FilterState>) => filterToAddress({ ...filter, ...part }, home),
  };
}

/** Without a position there are no distances: no radius, no order by distance. */
function unmeasured(filter: FilterState): Partial<FilterState> {
  return { radius: 0, order: filter.order === 'DISTANCIA' ? DEFAULT_ORDER : filter.order };
}

/** The optimistic filter: shown at once, replaced by the one in the address when that changes. */
function useWanted(loaded: FilterState): readonly [FilterState, (filter: FilterState) => void] {
  const [state, setState] = useState({ loaded, wanted: loaded });
  if (state.loaded !== loaded) setState({ loaded, wanted: loaded });
  const wanted = state.loaded === loaded ? state.wanted : loaded;
  return [wanted, (next) => setState({ loaded, wanted: next })];
}

/** Reports to the server how many cards fill three rows here, and reloads the list when it did not know. */
function usePageSize(limit: number, panelOpen: boolean): void {
  const { revalidate } = useRevalidator();
  const ask = (): void => {
    const wanted = sizeFor(presentScreenClass(), panelOpen);
    if (wanted === limit) return;
    rememberPreference('grade', String(wanted));
    void revalidate();
  };
  // A listener rather than state: otherwise all of home would re-render for a width that changes nothing on it.
  useOnScreenClass(ask);
  const onShown = useEffectEvent(ask);
  useEffect(() => onShown(), [panelOpen, limit]);
}
