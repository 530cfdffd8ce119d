import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useSwipe } from '../../../../platform/gestures/use-swipe.ts';
import { wrapIndex } from '../../../../platform/gestures/wrap-index.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { GalleryItem, OfferView } from '../../catalogue/public.ts';
import { AllPhotos } from './all-photos.tsx';
import { GalleryFilm } from './gallery-film.tsx';
import { ZoomStage, type ZoomControl } from './zoom-stage.tsx';

interface Props {
  readonly items: readonly GalleryItem[];
  readonly title: string;
  /** The lot whose vehicles the photographs show; null otherwise. */
  readonly lot: Pick<OfferView, 'code' | 'vehicles'> | null;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
  /** Opens with all photographs side by side. */
  readonly overview?: boolean;
}

const CONTROL = 'grid size-12 place-items-center rounded-full bg-night/75 text-white hover:bg-white/30';

/** The full-screen gallery: it fades in; arrows, swipes, Home and End navigate, plus and minus zoom, Escape closes (GALL-05). */
export function Lightbox({ items, title, lot, index, onIndex, onClose, overview = false }: Props) {
  const { offer } = useTexts();
  const element = useRef<HTMLDialogElement>(null);
  const zoom = useRef<ZoomControl>(null);
  const [all, setAll] = useState(overview);
  // Before the element is removed: only then does closing restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  // The focused element may have disappeared with its photograph: the keys keep working.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.contains(document.activeElement)) dialog.focus();
  }, [index, all]);
  const onKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (all || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: items.length - 1 }[event.key];
    if (zoom.current?.onKey(event) === true) event.preventDefault();
    else if (to !== undefined) onIndex(to);
  };
  const choose = (chosen: number): void => {
    onIndex(chosen);
    setAll(false);
  };
  return (
    <dialog
      ref={element}
      aria-label={offer.gallery}
      tabIndex={-1}
      onCancel={onClose}
      onKeyDown={onKey}
      className="m-0 h-dvh max-h-none w-screen max-w-none animate-fade overflow-hidden bg-black p-0 text-white outline-none"
    >
      {all ? (
        <AllPhotos items={items} lot={lot} index={index} onChoose={choose} />
      ) : (
        <Shown items={items} title={title} index={index} onIndex={onIndex} zoom={zoom} />
      )}
      <TopBar items={items} index={index} all={all} onAll={() => setAll(!all)} onClose={onClose} />
      {items.length > 1 && !all ? <Arrows index={index} onIndex={onIndex} /> : null}
    </dialog>
  );
}

interface ShownProps extends Pick<Props, 'items' | 'title' | 'index' | 'onIndex'> {
  readonly zoom: Ref<ZoomControl>;
}

function Shown({ items, title, index, onIndex, zoom }: ShownProps) {
  const { offer } = useTexts();
  const swipe = useSwipe(
    () => onIndex(index + 1),
    () => onIndex(index - 1),
  );
  const item = items[index];
  if (item === undefined) return null;
  if (item.kind !== 'photo') {
    return (
      <div {...swipe} className="grid h-full place-items-center">
        <GalleryFilm key={item.address} item={item} title={title} className="h-[80dvh] w-[90vw]" />
      </div>
    );
  }
  return (
    <>
      <ZoomStage
        key={item.address}
        address={item.address}
        alt={`${title}, ${offer.photo(index + 1, items.length, isIllustration(item.address))}`}
        onSwipe={(step) => onIndex(index + step)}
        control={zoom}
      />
      <Neighbours items={items} index={index} />
    </>
  );
}

/** Preloads the next item in either direction. */
function Neighbours({ items, index }: Pick<Props, 'items' | 'index'>) {
  const near = [index + 1, index - 1].map((at) => items[wrapIndex(at, items.length)]);
  return (
    <div hidden>
      {near.map((item, at) =>
        item?.kind === 'photo' ? (
          <Picture
            key={`${at}${item.address}`}
            address={item.address}
            alt=""
            width={1600}
            height={1000}
            sizes="100vw"
            priority="eager"
          />
        ) : null,
      )}
    </div>
  );
}

interface TopBarProps extends Pick<Props, 'items' | 'index' | 'onClose'> {
  readonly all: boolean;
  readonly onAll: () => void;
}

function TopBar({ items, index, all, onAll, onClose }: TopBarProps) {
  const { offer, shell } = useTexts();
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center gap-2 p-3 *:pointer-events-auto">
      <p className={`rounded-full bg-night/75 px-3 py-1 tabular-nums ${all ? 'invisible' : ''}`}>
        <span aria-hidden="true">
          {index + 1} / {items.length}
        </span>
        <span aria-live="polite" className="sr-only">
          {offer.photo(index + 1, items.length, isIllustration(items[index]?.address))}
        </span>
      </p>
      <span className="grow" />
      {items.length > 1 ? (
        <button
          type="button"
          aria-label={offer.allPhotos}
          aria-pressed={all}
          onClick={onAll}
          className={CONTROL}
        >
          <Icon name="grid" />
        </button>
      ) : null}
      <button type="button" aria-label={shell.close} onClick={onClose} className={CONTROL}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Arrows({ index, onIndex }: Pick<Props, 'index' | 'onIndex'>) {
  const { offer } = useTexts();
  return (
    <>
      <button
        type="button"
        aria-label={offer.previous}
        onClick={() => onIndex(index - 1)}
        className={`absolute top-1/2 left-3 -translate-y-1/2 ${CONTROL}`}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        aria-label={offer.nextItem}
        onClick={() => onIndex(index + 1)}
        className={`absolute top-1/2 right-3 -translate-y-1/2 ${CONTROL}`}
      >
        <Icon name="right" />
      </button>
    </>
  );
}
