import { Icon } from '@patio/ui/icon.tsx';
import { Suspense, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { CardView } from './card-view.ts';
import { OfferCard } from './offer-card.tsx';

interface Props {
  readonly cards: readonly CardView[];
  readonly label: string;
  readonly eager: number;
  readonly header?: ReactNode;
  /** Shown after the last card, for example a placeholder while more are loading. */
  readonly tail?: ReactNode;
  /** A label over the photograph of an offer, for example that it has ended. */
  readonly markOf?: (code: number) => string | null;
}

const STEP = 284;
/** This many cards fit without scrolling wherever filters are beside them. */
const FIT = 3;

/** Cards side by side that scroll with arrows, by swipe or by keyboard. */
export function CardRow({ cards, label, eager, header, tail, markOf }: Props) {
  const { shell } = useTexts();
  const strip = useRef<HTMLUListElement>(null);
  const scroll = (direction: number): void => {
    const element = strip.current;
    if (element === null) return;
    const cardsShown = Math.max(1, Math.floor(element.clientWidth / STEP));
    element.scrollBy({ left: direction * cardsShown * STEP, behavior: 'smooth' });
  };
  return (
    <div role="group" aria-label={label}>
      {header}
      <div className="relative">
        <ul ref={strip} className="strip gap-4 pb-2">
          {cards.map((card, index) => (
            <li key={card.code} className="relative flex snap-start">
              {/* Of its own, so that it is hydrated by itself. */}
              <Suspense>
                <OfferCard card={card} priority={index < eager ? 'eager' : 'lazy'} />
              </Suspense>
              <Mark text={markOf?.(card.code) ?? null} />
            </li>
          ))}
          {tail}
        </ul>
        {(['left', 'right'] as const).map((side) => (
          <button
            key={side}
            type="button"
            aria-label={side === 'left' ? shell.previous : shell.nextItem}
            onClick={() => scroll(side === 'left' ? -1 : 1)}
            className={`absolute top-[67px] hidden size-11 place-items-center rounded-full border border-line bg-surface shadow-float hover:bg-sunken sm:grid pointer-coarse:hidden ${cards.length > FIT ? '' : 'md:hidden'} ${side === 'left' ? '-left-3' : '-right-3'}`}
          >
            <Icon name={side} />
          </button>
        ))}
      </div>
    </div>
  );
}

function Mark({ text }: { text: string | null }) {
  return text === null ? null : (
    <span className="pointer-events-none absolute top-2.5 left-2.5 rounded-full bg-night/85 px-2.5 py-1 text-xs font-semibold text-white">
      {text}
    </span>
  );
}
