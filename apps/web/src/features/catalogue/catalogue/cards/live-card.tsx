import { useEffect, useState } from 'react';
import { useIdiom } from '../../../../platform/i18n/texts.ts';
import { timeLeftText } from '../../../../platform/i18n/time-left.ts';
import { useStanding } from '../../../trading/standings/public.ts';
import type { CardFigures } from './card-figures.ts';
import type { CardView } from './card-view.ts';
import { CardPrice } from './card-price.tsx';
import { shownOn } from './card-words.ts';
import { useLiveCardTexts } from '../texts/live-card.ts';

const DAY_MS = 86_400_000;
const URGENT_MS = 10 * 60_000;

interface Props {
  readonly card: CardView;
  readonly figures: CardFigures;
}

/** The price of a card, updated in place with one flash. */
export function LiveCardPrice({ card, figures }: Props) {
  const live = useLiveCardTexts();
  const present = { ...card, auction: figures.price, hasBid: figures.hasBid, end: figures.end };
  const changes = useChanges(shownOn(present).price, card);
  const { standing } = useStanding(card.code, figures.open ? figures.leader : null);
  return (
    <CardPrice card={present} open={figures.open} changes={changes}>
      {standing === null ? null : (
        <p
          data-testid="standing"
          className={`text-xs font-semibold ${standing === 'leads' ? 'text-ok' : 'text-warn'}`}
        >
          {live.standing[standing]}
        </p>
      )}
    </CardPrice>
  );
}

/** Over the photograph: the number of bids and, on the last day, the time left; or that it has ended. It never shifts the layout of the card. */
export function LiveMark({ figures }: Pick<Props, 'figures'>) {
  const texts = useLiveCardTexts();
  const left = useTimeLeft(figures);
  const ended = figures.sold ? texts.sold : texts.ended;
  const bids = figures.bids === 0 ? null : texts.bids(figures.bids);
  if (figures.open && bids === null && left === null) return null;
  return (
    <span
      data-testid="live-mark"
      className={`pointer-events-none absolute top-2.5 left-2.5 rounded-full px-2.5 py-1 text-xs font-semibold text-white tabular-nums ${left?.urgent === true ? 'bg-night' : 'bg-night/85'}`}
    >
      {figures.open ? bids : ended}
      {figures.open && bids !== null && left !== null ? ' · ' : null}
      {left === null ? null : (
        <>
          <span className="sr-only">{texts.ends} </span>
          {left.text}
        </>
      )}
    </span>
  );
}

/** How often the price has changed since the card was loaded. */
function useChanges(price: number, card: CardView): number {
  const [shown, setShown] = useState({ price: shownOn(card).price, changes: 0 });
  if (shown.price !== price) setShown({ price, changes: shown.changes + 1 });
  return shown.changes;
}

/** "2 h 13 min", in the last hour "13 min 5 s", while it is open with less than a day left; urgent in the last minutes. */
function useTimeLeft({ end, offset, open }: CardFigures): { text: string; urgent: boolean } | null {
  const idiom = useIdiom();
  const [now, setNow] = useState(() => Date.now() + offset);
  const soon = open && end - now < DAY_MS && end > now;
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => setNow(Date.now() + offset), soon ? 1000 : 60_000);
    return () => clearInterval(timer);
  }, [offset, open, soon]);
  if (!soon) return null;
  return { text: timeLeftText(Math.ceil((end - now) / 1000), idiom), urgent: end - now < URGENT_MS };
}
