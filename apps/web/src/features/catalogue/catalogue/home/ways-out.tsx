import { listCards } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { queryOf } from '../filters/filter-query.ts';
import type { FilterState } from '../filters/filter-state.ts';
import type { ActiveKind } from '../filter-words/filter-words.ts';
import type { Position } from '../places/place.ts';

const TRIED = 6;

interface Props {
  readonly filter: FilterState;
  readonly kinds: readonly ActiveKind[];
  readonly position: Position | null;
  readonly addressOf: (change: Partial<FilterState>) => string;
}

/** Which single filter to drop when there are no results, with the number of offers that each would give. */
export function WaysOut({ filter, kinds, position, addressOf }: Props) {
  const { home } = useTexts();
  const counts = useCounts({ filter, kinds, position });
  const useful = kinds.filter(({ kind }) => counts.get(kind) !== 0);
  if (kinds.length < 2 || useful.length === 0) return null;
  return (
    <div className="text-[15px]">
      <p className="text-ink-2">{home.waysOut}</p>
      <ul className="mt-1 flex flex-col items-center">
        {useful.map(({ kind, words, change }) => {
          const count = counts.get(kind);
          return (
            <li key={kind} className="max-w-full">
              <Link
                to={addressOf({ page: 1, ...change })}
                preventScrollReset
                className="inline-flex min-h-11 items-center gap-1 text-accent hover:underline"
              >
                {home.without(words)}{' '}
                {count === undefined ? null : <span className="text-ink-3">({home.count(count)})</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The number of offers without each kind of choice; what cannot be counted is left out. */
function useCounts({ filter, kinds, position }: Omit<Props, 'addressOf'>): ReadonlyMap<string, number> {
  const [asked] = useState({ filter, kinds, position });
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let wanted = true;
    const count = async ({ kind, change }: ActiveKind): Promise<void> => {
      const query = queryOf({ ...asked.filter, ...change }, asked.position);
      const { total } = await browserCall(listCards, {
        query: { ...query, fields: 'card', facets: '0', page: 1, limit: 1 },
      });
      if (wanted && total !== undefined) setCounts((known) => new Map(known).set(kind, total));
    };
    const tried = asked.kinds.length < 2 ? [] : asked.kinds.slice(0, TRIED);
    void Promise.allSettled(tried.map(count));
    return () => {
      wanted = false;
    };
  }, [asked]);
  return counts;
}
