import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { OfferCard } from '../catalogue/public.ts';
import { useFavourite } from '../favourites/public.ts';

const LEAVES_MS = 8000;

interface Props {
  readonly card: ComponentProps<typeof OfferCard>['card'];
  readonly priority: 'eager' | 'lazy';
  /** How an ended offer ended; null while it is open. */
  readonly ended: 'sold' | 'unsold' | null;
  /** Called when it stops being a favourite, and when it becomes one again. */
  readonly onChange: (code: number, on: boolean) => void;
}

/** A card of the favourites: once removed, it stays for eight seconds with an undo button, then disappears. */
export function FavouriteCard({ card, priority, ended, onChange }: Props) {
  const { favourites: texts } = useTexts();
  const { on, toggle } = useFavourite({ code: card.code, initial: true, optimistic: true });
  const [gone, setGone] = useState(false);
  useEffect(() => {
    onChange(card.code, on);
    if (on) {
      setGone(false);
      return undefined;
    }
    const timer = setTimeout(() => setGone(true), LEAVES_MS);
    return () => clearTimeout(timer);
  }, [card.code, on, onChange]);
  if (gone) return null;
  if (!on) {
    return (
      <li className="flex max-sm:w-[calc(100vw-32px)]">
        <div
          role="status"
          className="flex w-full min-h-64 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-line-strong p-6 text-center"
        >
          <Icon name="heart" size={32} className="text-ink-3" />
          <p className="font-medium">{texts.removed}</p>
          <p className="line-clamp-2 text-sm text-ink-2">{card.title}</p>
          <Button onClick={() => void toggle()}>{texts.undo}</Button>
        </div>
      </li>
    );
  }
  const shown = ended === null ? card : { ...card, takesProposals: false };
  return (
    <li className="relative flex max-sm:w-[calc(100vw-32px)] max-lg:*:w-full">
      <OfferCard card={{ ...shown, favourite: true }} priority={priority} />
      {ended === null ? null : (
        <span className="pointer-events-none absolute top-2.5 left-2.5 w-auto! rounded-full bg-night/85 px-2.5 py-1 text-xs font-semibold text-white">
          {ended === 'sold' ? texts.sold : texts.ended}
        </span>
      )}
    </li>
  );
}
