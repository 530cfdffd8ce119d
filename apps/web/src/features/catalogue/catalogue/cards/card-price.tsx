import { formatPrice } from '@patio/domain/money/format-money.ts';
import type { ReactNode } from 'react';
import { useDates } from '../../../../platform/i18n/dates.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { priceLabel, shownOn } from './card-words.ts';
import type { CardView } from './card-view.ts';

interface Props {
  /** As loaded with the page, or as sent by the event stream since then. */
  readonly card: Pick<CardView, 'buyNow' | 'auction' | 'hasBid' | 'end'>;
  readonly open: boolean;
  /** How often the price has changed since the page was loaded: each change flashes once. */
  readonly changes?: number;
  readonly children?: ReactNode;
}

/** The price that applies, the current bid beside a buy-now price, and the end (C-41). */
export function CardPrice({ card, open, changes = 0, children }: Props) {
  const { card: texts } = useTexts();
  const { dateTime } = useDates();
  const { price, kind, over } = shownOn(card);
  return (
    <>
      <p className="text-xs text-ink-3">{priceLabel({ price, kind }, texts)}</p>
      <p
        key={changes}
        data-testid="price"
        className={`money -mx-1 rounded-control px-1 text-[22px] leading-7 font-bold ${changes === 0 ? '' : 'animate-flash'}`}
      >
        {formatPrice(price)}
      </p>
      {over ? <p className="text-xs text-ink-3">{texts.buyNowOver}</p> : null}
      {kind === 'buy' && card.hasBid ? (
        <p data-testid="bid" className="text-sm text-ink-2">
          {texts.currentBid}: <span className="money font-semibold">{formatPrice(card.auction)}</span>
        </p>
      ) : null}
      {open ? (
        <p data-testid="end" className="text-xs text-ink-3 tabular-nums">
          {texts.endsOn(dateTime(card.end))}
        </p>
      ) : null}
      {children}
    </>
  );
}
