import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterProps } from './filter-props.ts';

interface Props extends FilterProps {
  /** Null: unknown, because the list could not be loaded. */
  readonly total: number | null;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The filters on a tablet (side panel) and on a phone (full screen, over the header) (LAYO-05, C-118). */
export function FilterSheet({ total, onClear, onClose, ...panel }: Props) {
  const { home, shell } = useTexts();
  const element = useRef<HTMLDialogElement>(null);
  // Before the element is removed: only then does closing restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-label={home.filters}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-0 ml-auto h-dvh max-h-none w-[min(380px,100vw)] max-w-none bg-surface p-0 text-ink shadow-float max-sm:w-screen"
    >
      <div className="flex h-full flex-col">
        <div className="flex h-16 shrink-0 items-center gap-2 border-b border-line pr-2 pl-5">
          <h2 className="grow text-lg font-semibold">{home.filters}</h2>
          <Button look="plain" size="small" onClick={onClear}>
            {home.clear}
          </Button>
          <button
            type="button"
            aria-label={shell.close}
            onClick={onClose}
            className="grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="grow overflow-y-auto px-5 py-5">
          <FilterPanel {...panel} />
        </div>
        <div className="border-t border-line p-4">
          <Button look="bid" size="large" className="w-full" onClick={onClose}>
            {total === null ? home.seeOffers : home.seeResults(total)}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
