import type { SavedSearch } from '@patio/contract/catalogue/saved-searches/saved-search.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { formOf } from './search-form.ts';

/** The searches of the screen with the changes made since it was loaded. */
export function useSearches(loaded: readonly SavedSearch[]) {
  const { savedSearches: texts } = useTexts();
  const [state, setState] = useState({ loaded, searches: loaded });
  if (state.loaded !== loaded) setState({ loaded, searches: loaded });
  const show = (change: (searches: readonly SavedSearch[]) => readonly SavedSearch[]): void =>
    setState((now) => ({ ...now, searches: change(now.searches) }));

  const bringBack = async (search: SavedSearch): Promise<void> => {
    const { createSearch } = await import('./search-calls.ts');
    const result = await createSearch(search.filtro, formOf(search), search.parceiro);
    if (result.ok) show((searches) => [result.value, ...searches].sort(latestFirst));
    else showNotice({ tone: 'danger', text: result.text || texts.undoFailed });
  };
  /** Removes a search at once; it reappears when the server rejects the call, or when its owner undoes it. */
  const remove = async (search: SavedSearch): Promise<void> => {
    show((searches) => searches.filter(({ codigo }) => codigo !== search.codigo));
    const { removeSearch } = await import('./search-calls.ts');
    const result = await removeSearch(search.codigo);
    if (!result.ok) {
      show((searches) => [...searches, search].sort(latestFirst));
      showNotice({ tone: 'danger', text: result.text || texts.removeFailed });
      return;
    }
    const action = { label: texts.undo, run: () => void bringBack(search) };
    showNotice({ tone: 'plain', text: texts.removed(search.nome), action });
  };
  return {
    searches: state.loaded === loaded ? state.searches : loaded,
    remove: (search: SavedSearch) => void remove(search),
    change: (changed: SavedSearch) =>
      show((searches) => searches.map((search) => (search.codigo === changed.codigo ? changed : search))),
  };
}

function latestFirst(one: SavedSearch, other: SavedSearch): number {
  return other.codigo - one.codigo;
}
