import { Icon } from '@patio/ui/icon.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';

/** The heart of a card: it flips at once and goes back should the call fail (B§4). */
export function FavouriteButton({
  code,
  initial,
  className,
}: {
  code: number;
  initial: boolean;
  className: string;
}) {
  const { card } = useTexts();
  const [on, setOn] = useState(initial);
  const toggle = async (): Promise<void> => {
    setOn(!on);
    const { toggleFavourite } = await import('../favourites/public.ts');
    setOn(await toggleFavourite(code).catch(() => on));
  };
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={on ? card.unfavourite : card.favourite}
      onClick={() => void toggle()}
      className={`grid size-11 place-items-center ${className}`}
    >
      <span className="grid size-9 place-items-center rounded-full bg-white/90 text-night shadow-card">
        <Icon name="heart" size={19} filled={on} className={on ? 'text-[#c22a22]' : ''} />
      </span>
    </button>
  );
}
