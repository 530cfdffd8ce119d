import { Button } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState } from '@patio/ui/states.tsx';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../platform/i18n/texts.ts';
import { EmptyDrawing } from './empty-drawing.tsx';
import type { CardList } from './load-home.ts';
import { OfferCard } from './offer-card.tsx';

interface Props {
  readonly list: CardList;
  /** How many cards of the first row load their picture at once. */
  readonly eager: number;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}

/** The cards of a page, or what there is instead: nothing, or a failure that says so (HOME-03, HOME-10, HOME-11). */
export function OfferGrid({ list, eager, onClear, children }: Props) {
  const { home, shell } = useTexts();
  const { revalidate } = useRevalidator();
  if (list.cards.length === 0) {
    return (
      <>
        {list.failed ? (
          <ErrorState text={shell.failedList} retryLabel={shell.retry} onRetry={() => void revalidate()} />
        ) : null}
        <EmptyState
          title={home.notFoundTitle}
          text={home.notFoundText}
          drawing={<EmptyDrawing />}
          action={<Button onClick={onClear}>{home.clear}</Button>}
        />
      </>
    );
  }
  return (
    <>
      <ul className="grid justify-center gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,268px)] lg:justify-between lg:gap-x-0">
        {list.cards.map((card, index) => (
          <li key={card.code} className="flex max-sm:w-[calc(100vw-32px)] max-sm:*:w-full">
            <OfferCard card={card} priority={index < eager ? 'eager' : 'lazy'} />
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
