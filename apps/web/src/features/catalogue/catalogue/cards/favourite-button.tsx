import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useFavourite } from '../../favourites/public.ts';

interface Props {
  readonly code: number;
  readonly initial: boolean;
  readonly className: string;
}

/** The heart of a card: it flips at once and reverts if the call fails (B§4, FAVR-03). */
export function FavouriteButton({ code, initial, className }: Props) {
  const { card } = useTexts();
  const { on, toggle } = useFavourite({ code, initial, optimistic: true });
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
