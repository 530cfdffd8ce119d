import { Icon } from '@patio/ui/icon.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useZoom } from './use-zoom.ts';

/** Above this width the page shows its photograph at 1200 pixels, below it at no more than 800. */
const WIDE = 960;
const STEP = 1.5;
const SHIFT_PX = 80;

const CONTROL =
  'grid size-11 place-items-center rounded-full text-white hover:bg-white/30 disabled:opacity-40 disabled:hover:bg-transparent';

/** The methods the lightbox calls on its picture. */
export interface ZoomControl {
  /** Handles a key; returns whether it was a zoom key: + - 0 always, arrows while zoomed. */
  onKey(event: KeyboardEvent): boolean;
}

interface Props {
  readonly address: string;
  readonly alt: string;
  readonly onSwipe: (step: 1 | -1) => void;
  readonly control: Ref<ZoomControl>;
}

/** A full-screen photograph with zoom and pan. */
export function ZoomStage({ address, alt, onSwipe, control }: Props) {
  const { offer } = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, zoomBy, pan, reset, handlers } = useZoom(stage, onSwipe);
  const close = zoom.scale > 1;
  useImperativeHandle(control, () => ({
    onKey: ({ key }) => {
      const shift = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
      if (key === '+' || key === '=') zoomBy(STEP);
      else if (key === '-') zoomBy(1 / STEP);
      else if (key === '0') reset();
      else if (close && shift !== undefined)
        pan({ x: (shift[0] ?? 0) * SHIFT_PX, y: (shift[1] ?? 0) * SHIFT_PX });
      else return false;
      return true;
    },
  }));
  return (
    <>
      <div
        ref={stage}
        {...handlers}
        data-testid="zoom"
        className={`h-dvh w-full touch-none overflow-hidden select-none ${close ? 'cursor-move' : 'cursor-zoom-in'}`}
      >
        <div
          className="h-full w-full"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          <Picture
            address={address}
            alt={alt}
            width={1600}
            height={1000}
            sizes={close ? '200vw' : '100vw'}
            priority="eager"
            preview={window.innerWidth < WIDE ? 800 : 1200}
            broken={offer.photoBroken}
            className="h-full w-full object-contain"
          />
        </div>
      </div>
      <div className="absolute bottom-4 left-1/2 flex -translate-x-1/2 items-center gap-1 rounded-full bg-night/75 px-1 text-white">
        <button
          type="button"
          aria-label={offer.zoomOut}
          disabled={!close}
          onClick={() => zoomBy(1 / STEP)}
          className={CONTROL}
        >
          <Icon name="minus" />
        </button>
        <span role="status" className="w-14 text-center text-sm tabular-nums">
          {Math.round(zoom.scale * 100)}%
        </span>
        <button type="button" aria-label={offer.zoomIn} onClick={() => zoomBy(STEP)} className={CONTROL}>
          <Icon name="plus" />
        </button>
      </div>
    </>
  );
}
