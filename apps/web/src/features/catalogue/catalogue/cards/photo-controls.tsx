import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';

interface Props {
  readonly photos: readonly string[];
  readonly index: number;
  readonly footed: boolean;
  /**
   * A caption at the bottom says that the picture is an illustration: the bullets fit below it, or above it where something covers the
   * lower edge.
   */
  readonly marked: boolean;
  readonly onMove: (step: number) => void;
  readonly onShow: (index: number) => void;
}

const ARROW =
  'absolute top-1/2 grid size-9 -translate-y-1/2 place-items-center rounded-full bg-white/90 text-night opacity-0 shadow-card transition-opacity duration-150 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden';

/** Arrows and bullets over the photographs of a card. They do nothing without scripts, so the server leaves them out. */
export function PhotoControls({ photos, index, footed, marked, onMove, onShow }: Props) {
  const { card } = useTexts();
  return (
    <>
      <button
        type="button"
        aria-label={card.previousPhoto}
        onClick={() => onMove(-1)}
        className={`${ARROW} left-2`}
      >
        <Icon name="left" size={18} />
      </button>
      <button
        type="button"
        aria-label={card.nextPhoto}
        onClick={() => onMove(1)}
        className={`${ARROW} right-2`}
      >
        <Icon name="right" size={18} />
      </button>
      <div
        className={`pointer-events-none absolute inset-x-0 flex justify-center ${footed ? (marked ? 'bottom-[18.5%]' : 'bottom-6') : 'bottom-0'}`}
      >
        {photos.map((source, at) => (
          <button
            key={source}
            type="button"
            aria-label={card.showPhoto(at + 1)}
            aria-current={at === index}
            onClick={() => onShow(at)}
            className="pointer-events-auto flex size-11 items-end justify-center pb-2.5"
          >
            <span className={`size-1.5 rounded-full shadow ${at === index ? 'bg-white' : 'bg-white/55'}`} />
          </button>
        ))}
      </div>
    </>
  );
}
