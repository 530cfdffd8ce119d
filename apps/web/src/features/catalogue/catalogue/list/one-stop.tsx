import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Elements reachable by keyboard; `data-aside`: duplicates a control elsewhere. */
const CONTROLS = 'a[href]:not([data-aside]), button:not(:disabled)';

/**
 * Controls that share one tab stop, so that a list of cards does not have a hundred: within it the arrow keys move (ARIA toolbar). Without
 * scripts each keeps its own.
 */
export function OneStop({ label, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const settle = (): void => settleOn(box, null);
    settle();
    // Controls that appear late or are busy for a moment.
    const watch = new MutationObserver(settle);
    watch.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => watch.disconnect();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const controls = controlsOf(event.currentTarget).filter((control) => control.getClientRects().length > 0);
    const at = controls.findIndex((control) => control === event.target);
    const next = nextOf(event.key, at, controls.length);
    if (at === -1 || next === null) return;
    event.preventDefault();
    controls[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={element}
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDown={onKeyDown}
      onFocus={(event) => settleOn(event.currentTarget, event.target)}
    >
      {children}
    </div>
  );
}

function controlsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Leaves one control in the tab order: the wanted one, else the previous one, else the first visible one. */
function settleOn(box: HTMLElement, wanted: Element | null): void {
  const controls = controlsOf(box);
  const seen = (control: HTMLElement): boolean => control.getClientRects().length > 0;
  const only =
    controls.find((control) => control === wanted) ??
    controls.find((control) => control.dataset['stop'] === 'on' && seen(control)) ??
    controls.find(seen);
  for (const control of controls) {
    control.tabIndex = control === only || only === undefined ? 0 : -1;
    control.dataset['stop'] = control === only ? 'on' : 'off';
  }
}

function nextOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
