import { Button } from '@patio/ui/button.tsx';
import { Skeleton } from '@patio/ui/states.tsx';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { CardList } from '../cards/card-list.ts';
import { CardRow } from '../cards/card-row.tsx';
import type { CardView } from '../cards/card-view.ts';
import type { FilterState } from '../filters/filter-state.ts';
import type { Position } from '../places/place.ts';
import { SPOTLIGHTS } from './spotlights.ts';

interface Props {
  readonly list: CardList;
  readonly filter: FilterState;
  readonly position: Position | null;
  readonly eager: number;
  readonly header: ReactNode;
}

/** "Destaques" under the same filter and order; the page includes the first ones, the others are loaded on scroll (HOME-02, C-45). */
export function SpotlightRow({ list, filter, position, eager, header }: Props) {
  const { home } = useTexts();
  const [more, setMore] = useState<readonly CardView[]>([]);
  const [pages, setPages] = useState(1);
  const [state, setState] = useState<'resting' | 'loading' | 'failed'>('resting');
  const cards = [...list.cards, ...more];
  const load = async (): Promise<void> => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const { loadSpotlights } = await import('./load-spotlights.ts');
      const found = await loadSpotlights(filter, position, pages + 1);
      const known = new Set(cards.map(({ code }) => code));
      setMore([...more, ...found.filter(({ code }) => !known.has(code))]);
      setPages(pages + 1);
      setState('resting');
    } catch {
      setState('failed');
    }
  };
  const rest = list.total > pages * SPOTLIGHTS;
  return (
    <CardRow
      cards={cards}
      label={home.spotlight}
      eager={eager}
      header={header}
      tail={rest ? <Rest failed={state === 'failed'} onSeen={() => void load()} /> : null}
    />
  );
}

/** A placeholder card after the last one: when it comes into view the next ones are loaded. On failure it says so and offers a retry. */
function Rest({ failed, onSeen }: { failed: boolean; onSeen: () => void }) {
  const { shell } = useTexts();
  const element = useRef<HTMLLIElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const tile = element.current;
    if (tile === null || failed) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) seen();
    });
    watch.observe(tile);
    return () => watch.disconnect();
  }, [failed]);
  return (
    <li
      ref={element}
      className="flex w-[268px] shrink-0 flex-col gap-3 rounded-card border border-line bg-surface p-3.5"
    >
      {failed ? (
        <div role="alert" className="m-auto flex flex-col items-center gap-3 text-center">
          <p className="text-ink-2">{shell.failedList}</p>
          <Button size="small" onClick={onSeen}>
            {shell.retry}
          </Button>
        </div>
      ) : (
        <>
          <span className="sr-only">{shell.loading}</span>
          <Skeleton className="h-[160px]" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
        </>
      )}
    </li>
  );
}
