import { Icon } from '@patio/ui/icon.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { useSwipe } from '../../platform/gestures/use-swipe.ts';
import { wrapIndex } from '../../platform/gestures/wrap-index.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { Film, type GalleryItem, thumbnails } from '../catalogue/public.ts';

const Lightbox = lazy(() => import('./lightbox.tsx').then(({ Lightbox: it }) => ({ default: it })));

const ARROW =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-white/90 text-night shadow-card hover:bg-white';

/** Photographs and films of an offer: one large, thumbnails below, full screen on a click (GALL-01 to GALL-06). */
export function Gallery({ items, title }: { items: readonly GalleryItem[]; title: string }) {
  const { offer } = useTexts();
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const go = (next: number): void => setIndex(wrapIndex(next, items.length));
  const swipe = useSwipe(
    () => go(index + 1),
    () => go(index - 1),
  );
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') go(index + 1);
    if (event.key === 'ArrowLeft') go(index - 1);
  };
  const item = items[index];
  if (item === undefined) {
    return (
      <div className="grid aspect-[16/10] place-items-center rounded-card bg-sunken text-ink-3">
        <p className="flex flex-col items-center gap-2">
          <Icon name="image" size={40} />
          {offer.noPhotos}
        </p>
      </div>
    );
  }
  return (
    // The arrow keys do what the arrow buttons do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={offer.gallery} onKeyDown={onKey}>
      <div {...swipe} className="relative aspect-[16/10] overflow-hidden bg-sunken sm:rounded-card">
        <MainItem
          item={item}
          title={title}
          label={offer.photo(index + 1, items.length)}
          onOpen={() => setOpen(true)}
        />
        {items.length > 1 ? (
          <>
            <button
              type="button"
              aria-label={offer.previous}
              onClick={() => go(index - 1)}
              className={`${ARROW} left-3`}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              aria-label={offer.nextItem}
              onClick={() => go(index + 1)}
              className={`${ARROW} right-3`}
            >
              <Icon name="right" />
            </button>
            <p className="absolute right-3 bottom-3 rounded-full bg-night/75 px-3 py-1 text-sm text-white tabular-nums">
              {index + 1} / {items.length}
            </p>
          </>
        ) : null}
      </div>
      <Thumbnails items={items} index={index} onChoose={setIndex} onMore={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <Lightbox items={items} title={title} index={index} onIndex={go} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function MainItem({
  item,
  title,
  label,
  onOpen,
}: {
  item: GalleryItem;
  title: string;
  label: string;
  onOpen: () => void;
}) {
  if (item.kind === 'mp4') return <Film address={item.address} className="h-full w-full bg-black" />;
  if (item.kind === 'vimeo') {
    return (
      <iframe
        src={item.address}
        title={title}
        allow="fullscreen"
        loading="lazy"
        className="h-full w-full border-0"
      />
    );
  }
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${label}: ${title}`}
      className="block h-full w-full cursor-zoom-in"
    >
      <Picture
        key={item.address}
        address={item.address}
        alt={`${title}, ${label}`}
        width={1600}
        height={1000}
        sizes="(min-width: 1280px) 900px, (min-width: 960px) 60vw, 100vw"
        priority="high"
        className="h-full w-full object-cover"
      />
    </button>
  );
}

interface ThumbnailProps {
  readonly items: readonly GalleryItem[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
  readonly onMore: () => void;
}

function Thumbnails({ items, index, onChoose, onMore }: ThumbnailProps) {
  const { offer } = useTexts();
  const { mosaic, strip, more } = thumbnails(items.length);
  if (items.length < 2) return null;
  return (
    <ul className="no-print mt-2 grid grid-cols-8 gap-2 px-4 sm:px-0 small-gallery:grid-cols-5">
      {items.slice(0, mosaic).map((item, at) => (
        <li key={item.address} className={at >= strip ? 'small-gallery:hidden' : ''}>
          <button
            type="button"
            aria-label={item.kind === 'photo' ? offer.photo(at + 1, items.length) : offer.video(at + 1)}
            aria-current={at === index}
            onClick={() => onChoose(at)}
            className="relative block aspect-[4/3] w-full overflow-hidden rounded-control bg-sunken aria-[current=true]:ring-3 aria-[current=true]:ring-accent"
          >
            {item.kind === 'photo' ? (
              <Picture
                address={item.address}
                alt=""
                width={160}
                height={120}
                sizes="110px"
                className="h-full w-full object-cover"
              />
            ) : (
              <span className="grid h-full place-items-center text-ink-2">
                <Icon name="play" filled />
              </span>
            )}
          </button>
        </li>
      ))}
      {more === 0 ? null : (
        <li className="small-gallery:hidden">
          <button
            type="button"
            aria-label={offer.morePhotosLabel(more)}
            onClick={onMore}
            className="grid aspect-[4/3] w-full place-items-center rounded-control bg-sunken text-lg font-semibold text-ink-2 hover:bg-line"
          >
            {offer.morePhotos(more)}
          </button>
        </li>
      )}
    </ul>
  );
}
