import type { FilterOptions } from './filter-options.ts';
import type { FilterState } from './filter-state.ts';
import type { PlaceControl } from '../places/use-place.ts';

/** What the parts of the filter are given. */
export interface FilterProps {
  readonly filter: FilterState;
  readonly options: FilterOptions;
  readonly onChange: (change: Partial<FilterState>) => void;
  /** Where the visitor is; without it a list is not filtered by distance. */
  readonly place?: PlaceControl;
}
