import { Icon } from '@patio/ui/icon.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSwipe } from '../../platform/gestures/use-swipe.ts';
import { wrapIndex } from '../../platform/gestures/wrap-index.ts';
import { useTexts } from '../../platform/i18n/texts.ts';

interface Props {
  readonly photos: readonly string[];
  readonly title: string;
  readonly address: string;
  readonly priority: 'lazy' | 'eager' | 'high';
  /** Something stands on the lower edge: the bullets keep above it. */
  readonly footed: boolean;
}

const ARROW =
  'absolute top-1/2 grid size-9 -translate-y-1/2 place-items-center rounded-full bg-white/90 text-night opacity-0 shadow-card transition-opacity duration-150 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden';

/** The first five photographs of a card with arrows and bullets; the index wraps (CARD-01 to CARD-03). */
export function CardPhotos({ photos, title, address, priority, footed }: Props) {
  const { card } = useTexts();
  const [index, setIndex] = useState(0);
  const move = (step: number): void => setIndex((now) => wrapIndex(now + step, photos.length));
  const swipe = useSwipe(
    () => move(1),
    () => move(-1),
  );
  const photo = photos[index];
  return (
    <div {...swipe} className="relative aspect-[268/178] bg-sunken">
      <Link to={address} tabIndex={-1} prefetch="intent" className="block h-full">
        {photo === undefined ? (
          <span className="grid h-full place-items-center text-ink-3">
            <Icon name="image" size={36} />
            <span className="sr-only">{card.noPhoto}</span>
          </span>
        ) : (
          <Picture
            key={photo}
            address={photo}
            alt={card.photo(index + 1, photos.length, title)}
            width={268}
            height={178}
            sizes="(min-width: 600px) 268px, 100vw"
            priority={index === 0 ? priority : 'eager'}
            className="h-full w-full object-cover"
          />
        )}
      </Link>
      {photos.length > 1 ? (
        <>
          <button
            type="button"
            aria-label={card.previousPhoto}
            onClick={() => move(-1)}
            className={`${ARROW} left-2`}
          >
            <Icon name="left" size={18} />
          </button>
          <button
            type="button"
            aria-label={card.nextPhoto}
            onClick={() => move(1)}
            className={`${ARROW} right-2`}
          >
            <Icon name="right" size={18} />
          </button>
          <div className={`absolute inset-x-0 flex justify-center ${footed ? 'bottom-6' : 'bottom-0'}`}>
            {photos.map((source, at) => (
              <button
                key={source}
                type="button"
                aria-label={card.showPhoto(at + 1)}
                aria-current={at === index}
                onClick={() => setIndex(at)}
                className="grid size-6 place-items-center"
              >
                <span
                  className={`size-1.5 rounded-full shadow ${at === index ? 'bg-white' : 'bg-white/55'}`}
                />
              </button>
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}
