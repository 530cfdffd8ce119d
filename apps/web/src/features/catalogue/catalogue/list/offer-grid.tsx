import { Button } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState } from '@patio/ui/states.tsx';
import { Suspense, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { EmptyDrawing } from '../cards/empty-drawing.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import type { CardList } from '../cards/card-list.ts';
import { OfferCard } from '../cards/offer-card.tsx';
import type { Waiting } from './use-waiting.ts';

interface Props {
  readonly list: CardList;
  /** How many cards of the first row load their picture eagerly. */
  readonly eager: number;
  /** Absent: there is no filter to clear. */
  readonly onClear?: (() => void) | undefined;
  /** Whether another list is loading. */
  readonly waiting?: Waiting;
  /** Texts and links for the empty list. */
  readonly emptyTitle?: string;
  readonly emptyText?: string;
  readonly waysOut?: ReactNode;
  readonly children?: ReactNode;
}

/** The cards of a page, or placeholders while loading, the empty state, or an error (HOME-03, HOME-10, HOME-11). */
export function OfferGrid({ list, eager, waiting = 'no', children, ...empty }: Props) {
  const { shell } = useTexts();
  if (waiting === 'long') return <GridSkeleton count={list.cards.length || 9} label={shell.loading} />;
  if (list.cards.length === 0) return <Nothing failed={list.failed} {...empty} />;
  return (
    <div
      aria-busy={waiting !== 'no'}
      className={`transition-opacity duration-150 ${waiting === 'no' ? '' : 'opacity-60'}`}
    >
      <ul className="grid justify-center gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(268px,1fr))] lg:grid-cols-[repeat(auto-fill,268px)] lg:justify-between lg:gap-x-0">
        {list.cards.map((card, index) => (
          <li
            key={card.code}
            className="flex flex-col max-sm:w-[calc(100vw-32px)] *:first:grow max-lg:*:w-full"
          >
            {/* Of its own, so that it is hydrated by itself. */}
            <Suspense>
              <OfferCard card={card} priority={index < eager ? 'eager' : 'lazy'} />
            </Suspense>
            <Distance kilometres={list.distances[index] ?? null} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function Distance({ kilometres }: { kilometres: number | null }) {
  const { home } = useTexts();
  if (kilometres === null) return null;
  return <p className="mt-1.5 text-sm text-ink-2 tabular-nums">{home.away(kilometres)}</p>;
}

function Nothing({
  failed,
  onClear,
  emptyTitle,
  emptyText,
  waysOut,
}: { failed: boolean } & Pick<Props, 'onClear' | 'emptyTitle' | 'emptyText' | 'waysOut'>) {
  const { home, shell } = useTexts();
  const { revalidate } = useRevalidator();
  if (failed) {
    return <ErrorState text={shell.failedList} retryLabel={shell.retry} onRetry={() => void revalidate()} />;
  }
  return (
    <EmptyState
      title={emptyTitle ?? home.notFoundTitle}
      text={emptyText ?? home.notFoundText}
      drawing={<EmptyDrawing />}
      action={
        <>
          {waysOut}
          {onClear === undefined ? null : <Button onClick={onClear}>{home.clear}</Button>}
        </>
      }
    />
  );
}
