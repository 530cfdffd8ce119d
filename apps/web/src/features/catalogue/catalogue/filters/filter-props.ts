import type { FilterOptions } from './filter-options.ts';
import type { FilterState } from './filter-state.ts';
import type { PlaceControl } from '../places/use-place.ts';

/** Props of the filter components. */
export interface FilterProps {
  readonly filter: FilterState;
  readonly options: FilterOptions;
  readonly onChange: (change: Partial<FilterState>) => void;
  /** The visitor's position; without it a list is not filtered by distance. */
  readonly place?: PlaceControl;
}
