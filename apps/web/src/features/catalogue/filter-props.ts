import type { FilterOptions } from './filter-options.ts';
import type { FilterState } from './filter-state.ts';

/** What the parts of the filter are given. */
export interface FilterProps {
  readonly filter: FilterState;
  readonly options: FilterOptions;
  readonly onChange: (change: Partial<FilterState>) => void;
}
