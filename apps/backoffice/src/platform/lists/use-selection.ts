import { useState } from 'react';
import type { Selection } from './data-table.tsx';
import type { ListState } from './use-list-state.ts';

const NONE: ReadonlySet<number> = new Set();

/**
 * The marked rows of a list, and how all are unmarked. Marks hold on other pages, but not for other filters: nobody acts on rows that the
 * list no longer has.
 */
export function useSelection({ query }: Pick<ListState, 'query'>): Selection & { clear(): void } {
  const { page: _page, order: _order, ...narrowed } = query;
  const within = JSON.stringify(narrowed);
  const [marked, setMarked] = useState({ within, ids: NONE });
  // Dropped for good: they do not come back with the filter.
  if (marked.within !== within) setMarked({ within, ids: NONE });
  const ids = marked.within === within ? marked.ids : NONE;
  const setIds = (next: ReadonlySet<number>): void => setMarked({ within, ids: next });
  return {
    ids,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    setAll: (all) => setIds(new Set(all)),
    clear: () => setIds(NONE),
  };
}
