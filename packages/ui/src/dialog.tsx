import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons under the text. */
  readonly actions?: ReactNode;
  /** Small dialogs are 500 px wide, large ones 80vw (CONS-01, C-111). */
  readonly wide?: boolean;
  /** Only its buttons close it: no cross, no Escape, no click outside. */
  readonly persistent?: boolean;
}

/** A modal dialog: it takes the focus, closes on Escape and on a click outside, and returns the focus. */
export function Dialog(props: Props) {
  const { title, onClose, closeLabel, children, actions, wide = false, persistent = false } = props;
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the element leaves the page: only then does closing return the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        if (!persistent) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !persistent) onClose();
      }}
      // A browser may still close it on a second Escape.
      onClose={() => {
        if (persistent) element.current?.showModal();
      }}
      className={`m-auto max-h-[90dvh] overflow-hidden rounded-card border border-line bg-surface p-0 text-ink shadow-float ${wide ? 'w-[80vw] max-w-none' : 'w-[min(500px,calc(100vw-32px))]'}`}
    >
      <div className="flex max-h-[90dvh] flex-col">
        <div className="flex items-start gap-3 border-b border-line py-3 pr-3 pl-5">
          <h2
            id={heading}
            className="min-w-0 grow self-center text-lg font-semibold text-pretty wrap-break-word"
          >
            {title}
          </h2>
          {persistent ? null : (
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunken"
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        <div
          role="group"
          aria-labelledby={heading}
          // A long text is scrolled with the keyboard too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="grow overflow-y-auto px-5 py-4 text-pretty wrap-break-word text-ink-2"
        >
          {children}
        </div>
        {actions === undefined ? null : (
          <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{actions}</div>
        )}
      </div>
    </dialog>
  );
}
