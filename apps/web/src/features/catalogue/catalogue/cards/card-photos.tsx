import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { useState } from 'react';
import { Link } from '../../../../platform/navigation/link.tsx';
import { useSwipe } from '../../../../platform/gestures/use-swipe.ts';
import { wrapIndex } from '../../../../platform/gestures/wrap-index.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { PhotoControls } from './photo-controls.tsx';

interface Props {
  readonly photos: readonly string[];
  readonly title: string;
  readonly address: string;
  readonly priority: 'lazy' | 'eager' | 'high';
  /** Something covers the lower edge: the bullets stay above it. */
  readonly footed: boolean;
  /** Whether arrows and bullets are shown. */
  readonly controls: boolean;
}

/** The first five photographs of a card with arrows and bullets; the index wraps (CARD-01 to CARD-03). */
export function CardPhotos({ photos, title, address, priority, footed, controls }: Props) {
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
      <Link to={address} tabIndex={-1} data-aside prefetch="intent" className="block h-full">
        {photo === undefined ? (
          <span className="flex h-full flex-col items-center justify-center gap-1 text-sm text-ink-2">
            <Icon name="image" size={36} />
            {card.noPhoto}
          </span>
        ) : (
          <Picture
            key={photo}
            address={photo}
            alt={card.photo(index + 1, photos.length, title, isIllustration(photo))}
            width={268}
            height={178}
            sizes="(min-width: 1280px) 268px, (min-width: 600px) 360px, 100vw"
            small
            broken=""
            priority={index === 0 ? priority : 'eager'}
            className="h-full w-full object-cover"
          />
        )}
      </Link>
      {photos.length > 1 && controls ? (
        <PhotoControls
          photos={photos}
          index={index}
          footed={footed}
          marked={isIllustration(photo)}
          onMove={move}
          onShow={setIndex}
        />
      ) : null}
    </div>
  );
}
