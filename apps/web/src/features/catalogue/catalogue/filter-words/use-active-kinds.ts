import { useCount } from '../../../../platform/i18n/counts.ts';
import { useTerm } from '../../../../platform/i18n/terms.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { FilterOptions } from '../filters/filter-options.ts';
import type { FilterState } from '../filters/filter-state.ts';
import { activeKinds, type ActiveKind } from './filter-words.ts';

/** The active choices as text in the language of the page. */
export function useActiveKinds(filter: FilterState, options: FilterOptions): ActiveKind[] {
  const { home } = useTexts();
  return activeKinds(filter, options, home, { term: useTerm(), count: useCount() });
}
