import type { FilterOptions, FilterState } from '../catalogue/public.ts';
import type { SearchForm } from './search-form.ts';

/** The search of the page. */
export interface SearchToSave {
  readonly filter: FilterState;
  readonly options: FilterOptions;
  /** The search as the server understood it, when it has corrected words. */
  readonly corrected: string | null;
  readonly position: { readonly lat: number; readonly lon: number } | null;
}

/** How a search is to be saved: after asking, at once under its suggested name, or after asking about this. */
export type SearchRequest = 'new' | 'at-once' | SearchForm;
