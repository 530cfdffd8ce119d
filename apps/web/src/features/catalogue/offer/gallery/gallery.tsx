import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { useSwipe } from '../../../../platform/gestures/use-swipe.ts';
import { wrapIndex } from '../../../../platform/gestures/wrap-index.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { fetchedPart } from '../../../../platform/screen/fetched-part.tsx';
import type { GalleryItem, OfferView } from '../../catalogue/public.ts';
import { Thumbnails } from './thumbnails.tsx';

const GalleryFilm = fetchedPart('film', async () => (await import('./gallery-film.tsx')).GalleryFilm);
const Lightbox = lazy(() => import('./lightbox.tsx').then(({ Lightbox: it }) => ({ default: it })));

const SIZES = '(min-width: 1280px) 900px, (min-width: 960px) 60vw, 100vw';
const ARROW =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-white/90 text-night shadow-card hover:bg-white';

interface Props {
  readonly items: readonly GalleryItem[];
  readonly title: string;
  /** The lot whose vehicles the photographs show; null for a single vehicle. */
  readonly lot: Pick<OfferView, 'code' | 'vehicles'> | null;
}

/** Photographs and films of an offer: a large one, thumbnails below, full screen on click (GALL-01 to GALL-06). */
export function Gallery({ items, title, lot }: Props) {
  const { offer } = useTexts();
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState<'photo' | 'all' | null>(null);
  const [looking, setLooking] = useState(false);
  const go = (next: number): void => {
    setLooking(true);
    setIndex(wrapIndex(next, items.length));
  };
  const swipe = useSwipe(
    () => go(index + 1),
    () => go(index - 1),
  );
  const onKey = (event: KeyboardEvent): void => {
    // A film has its own keyboard controls.
    if (event.target instanceof HTMLVideoElement) return;
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const item = items[index];
  if (item === undefined) {
    return (
      <div className="grid aspect-[16/10] place-items-center bg-sunken text-ink-3 sm:rounded-card">
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
      <div
        {...swipe}
        className="relative aspect-[16/10] overflow-hidden bg-sunken sm:rounded-card print:aspect-auto print:h-[78mm] print:bg-transparent"
      >
        <MainItem
          item={item}
          title={title}
          label={offer.photo(index + 1, items.length, isIllustration(item.address))}
          onOpen={() => setOpen('photo')}
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
            {/* A film has its own controls at the bottom. */}
            <p
              className={`no-print absolute left-3 rounded-full bg-night/75 px-3 py-1 text-sm text-white tabular-nums ${item.kind === 'photo' ? 'bottom-3' : 'top-3'}`}
            >
              <span aria-hidden="true">
                {index + 1} / {items.length}
              </span>
              <span aria-live="polite" className="sr-only">
                {looking ? offer.photo(index + 1, items.length, isIllustration(item.address)) : ''}
              </span>
            </p>
          </>
        ) : null}
      </div>
      <Thumbnails items={items} index={index} onChoose={go} onMore={() => setOpen('all')} />
      {looking ? <NextPhoto item={items[wrapIndex(index + 1, items.length)]} /> : null}
      {open !== null ? (
        <Suspense>
          <Lightbox
            items={items}
            title={title}
            lot={lot}
            index={index}
            onIndex={go}
            overview={open === 'all'}
            onClose={() => setOpen(null)}
          />
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
  const { offer } = useTexts();
  if (item.kind !== 'photo') {
    return (
      <Suspense fallback={<div className="h-full w-full bg-night" />}>
        <GalleryFilm key={item.address} item={item} title={title} className="h-full w-full bg-black" />
      </Suspense>
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
        sizes={SIZES}
        priority="high"
        broken={offer.photoBroken}
        className="h-full w-full object-cover print:object-contain"
      />
    </button>
  );
}

/** Preloads the next photograph once the user has started to browse them. */
function NextPhoto({ item }: { item: GalleryItem | undefined }) {
  if (item?.kind !== 'photo') return null;
  return (
    <div hidden>
      <Picture
        key={item.address}
        address={item.address}
        alt=""
        width={1600}
        height={1000}
        sizes={SIZES}
        priority="eager"
      />
    </div>
  );
}
