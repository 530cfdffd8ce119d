import { Icon } from '@patio/ui/icon.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useSwipe } from '../../platform/gestures/use-swipe.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { Film, type GalleryItem } from '../catalogue/public.ts';

interface Props {
  readonly items: readonly GalleryItem[];
  readonly title: string;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** From here on the page shows its photograph in 1200 pixels, below in at most 800. */
const WIDE = 960;

const CONTROL = 'grid size-12 place-items-center rounded-full bg-white/15 text-white hover:bg-white/30';

/** The gallery on the whole screen; it fades in, arrows and swipes move, Escape closes (GALL-05). */
export function Lightbox({ items, title, index, onIndex, onClose }: Props) {
  const { offer, shell } = useTexts();
  const element = useRef<HTMLDialogElement>(null);
  const swipe = useSwipe(
    () => onIndex(index + 1),
    () => onIndex(index - 1),
  );
  // Before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const onKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'ArrowRight') onIndex(index + 1);
    if (event.key === 'ArrowLeft') onIndex(index - 1);
  };
  const item = items[index];
  return (
    <dialog
      ref={element}
      aria-label={offer.gallery}
      onCancel={onClose}
      onKeyDown={onKey}
      {...swipe}
      className="m-0 h-dvh max-h-none w-screen max-w-none animate-fade bg-black p-0 text-white"
    >
      <div className="grid h-full place-items-center">
        {item === undefined ? null : (
          <Shown item={item} title={title} label={offer.photo(index + 1, items.length)} />
        )}
      </div>
      <p className="absolute top-4 left-4 rounded-full bg-white/15 px-3 py-1 tabular-nums">
        {index + 1} / {items.length}
      </p>
      <button
        type="button"
        aria-label={shell.close}
        onClick={onClose}
        className={`absolute top-3 right-3 ${CONTROL}`}
      >
        <Icon name="close" />
      </button>
      {items.length > 1 ? (
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
      ) : null}
    </dialog>
  );
}

function Shown({ item, title, label }: { item: GalleryItem; title: string; label: string }) {
  if (item.kind === 'mp4') return <Film address={item.address} className="max-h-dvh max-w-full" />;
  if (item.kind === 'vimeo') {
    return (
      <iframe src={item.address} title={title} allow="fullscreen" className="h-[80dvh] w-[90vw] border-0" />
    );
  }
  return (
    <Picture
      key={item.address}
      address={item.address}
      alt={`${title}, ${label}`}
      width={1600}
      height={1000}
      sizes="100vw"
      priority="eager"
      preview={window.innerWidth < WIDE ? 800 : 1200}
      className="max-h-dvh w-full object-contain"
    />
  );
}
