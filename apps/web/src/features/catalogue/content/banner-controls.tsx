import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';

interface Props {
  readonly count: number;
  readonly index: number;
  readonly go: (index: number) => void;
  readonly paused: boolean;
  readonly onPause: () => void;
}

/** Controls to change the banner: arrows at the sides and a bullet for each, or, where bullets of 44 px do not fit, arrows around a number. */
export function BannerControls({ count, index, go, paused, onPause }: Props) {
  const { home, shell } = useTexts();
  const room = roomFor(count);
  const arrow =
    'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-night/55 text-white hover:bg-night/80 sm:grid';
  return (
    <>
      <button
        type="button"
        aria-label={shell.previous}
        onClick={() => go(index - 1)}
        className={`${arrow} left-2`}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        aria-label={shell.nextItem}
        onClick={() => go(index + 1)}
        className={`${arrow} right-2`}
      >
        <Icon name="right" />
      </button>
      <div className="absolute inset-x-0 bottom-0 flex items-end justify-center text-white">
        <div className={`items-center ${room.number}`}>
          <button
            type="button"
            aria-label={shell.previous}
            onClick={() => go(index - 1)}
            className="grid size-11 place-items-center sm:hidden"
          >
            <Icon name="left" size={18} />
          </button>
          <p className="flex h-11 min-w-11 items-center justify-center text-sm tabular-nums [text-shadow:0_1px_3px_rgb(0_0_0/.55)]">
            {index + 1} / {count}
          </p>
          <button
            type="button"
            aria-label={shell.nextItem}
            onClick={() => go(index + 1)}
            className="grid size-11 place-items-center sm:hidden"
          >
            <Icon name="right" size={18} />
          </button>
        </div>
        <div className={room.bullets}>
          {Array.from({ length: count }, (_, at) => (
            <button
              key={at}
              type="button"
              aria-label={home.slide(at + 1, count)}
              aria-current={at === index}
              onClick={() => go(at)}
              className="flex size-11 items-end justify-center pb-3"
            >
              <span
                className={`h-2 rounded-full transition-all duration-150 ${at === index ? 'w-5 bg-white' : 'w-2 bg-white/60'}`}
              />
            </button>
          ))}
        </div>
        <button
          type="button"
          aria-label={paused ? home.play : home.pause}
          onClick={onPause}
          className={`flex size-11 justify-center ${room.pause}`}
        >
          {paused ? (
            <Icon name="play" size={14} filled />
          ) : (
            <span aria-hidden="true" className="h-3 w-2.5 border-x-3 border-white" />
          )}
        </button>
      </div>
    </>
  );
}

const [BESIDE_BULLETS, BESIDE_NUMBER] = ['items-end pb-2.5', 'items-center'];

/** Bullets and the pause button take 44 px each: six fit on every phone, thirteen from 640 px on. */
function roomFor(count: number) {
  if (count <= 6) return { bullets: 'flex', number: 'hidden', pause: BESIDE_BULLETS };
  if (count > 13) return { bullets: 'hidden', number: 'flex', pause: BESIDE_NUMBER };
  return {
    bullets: 'hidden sm:flex',
    number: 'flex sm:hidden',
    pause: `${BESIDE_NUMBER} sm:items-end sm:pb-2.5`,
  };
}
