import { useEffect, useState, type RefObject } from 'react';
import { withLive } from '../../../../platform/live/live.ts';
import { cardFigures, type CardFigures } from './card-figures.ts';

/** The live figures of an offer while its card is in view; null until the first ones arrive. */
export function useLiveCard(code: number, element: RefObject<Element | null>): CardFigures | null {
  const [known, setKnown] = useState<{ readonly code: number; readonly figures: CardFigures } | null>(null);
  useEffect(
    () =>
      withLive((live) => {
        if (element.current === null) return () => {};
        const onState = (text: string, at: number): void => {
          const figures = cardFigures(text, at);
          if (figures === null) return;
          setKnown((before) =>
            before?.code === code && before.figures.seq > figures.seq ? before : { code, figures },
          );
        };
        return live.followInView(element.current, { code, seq: null, onState });
      }),
    [code, element],
  );
  return known?.code === code ? known.figures : null;
}
