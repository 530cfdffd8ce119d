import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  j: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
  k: 'previousElementSibling',
};

/** The keys of a row: arrows, j and k move along the rows, Enter opens one, x marks it, a takes it or gives it back, e edits its first cell that can be. */
export function walkRows(
  event: KeyboardEvent<HTMLTableRowElement>,
  { open, mark, take }: { open: () => void; mark?: () => void; take?: (() => void) | undefined },
): void {
  if (event.target !== event.currentTarget) return;
  if (event.key === 'Enter') return open();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'x') return mark?.();
  if (event.key === 'a') return take?.();
  if (event.key === 'e') {
    const cell = event.currentTarget.querySelector<HTMLElement>('button[data-edit]');
    if (cell === null) return;
    event.preventDefault();
    return cell.click();
  }
  const step = STEPS[event.key];
  const next = step === undefined ? null : event.currentTarget[step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
