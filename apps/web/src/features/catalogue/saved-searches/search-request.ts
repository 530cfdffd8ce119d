import type { FilterOptions, FilterState } from '../catalogue/public.ts';
import type { SearchForm } from './search-form.ts';

/** The search of the page. */
export interface SearchToSave {
  readonly filter: FilterState;
  readonly options: FilterOptions;
  /** The search as the server interpreted it, when it corrected words. */
  readonly corrected: string | null;
  readonly position: { readonly lat: number; readonly lon: number } | null;
}

/** How to save a search: after asking, at once under its suggested name, or after asking about the corrected words. */
export type SearchRequest = 'new' | 'at-once' | SearchForm;
