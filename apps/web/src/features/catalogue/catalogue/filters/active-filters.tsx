import { Icon } from '@patio/ui/icon.tsx';
import { useRef, type MouseEvent } from 'react';
import { Link } from '../../../../platform/navigation/link.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { ActiveKind } from '../filter-words/filter-words.ts';
import type { FilterState } from './filter-state.ts';

interface Props {
  readonly kinds: readonly ActiveKind[];
  readonly addressOf: (change: Partial<FilterState>) => string;
  /** The address of the list without any filter. */
  readonly clearAddress: string;
  readonly onChange: (change: Partial<FilterState>) => void;
  readonly onClear: () => void;
}

/** The active filters, each removable, and one link to remove all. They are links: they work without scripts and in a new tab. */
export function ActiveFilters({ kinds, addressOf, clearAddress, onChange, onClear }: Props) {
  const { home } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const choices = kinds.flatMap((kind) => kind.choices.map((choice) => ({ ...choice, kind: kind.kind })));
  if (choices.length === 0) return null;
  const remove = (event: MouseEvent<HTMLAnchorElement>, act: () => void): void => {
    if (isForTheBrowser(event)) return;
    event.preventDefault();
    focusBeside(list.current, event.currentTarget);
    act();
  };
  return (
    <ul ref={list} tabIndex={-1} aria-label={home.activeFilters} className="mb-4 flex flex-wrap gap-2">
      {choices.map(({ words, change, kind }) => (
        <li key={`${kind} ${words}`} className="max-w-full">
          <Link
            to={addressOf({ page: 1, ...change })}
            preventScrollReset
            aria-label={home.removeFilter(words)}
            onClick={(event) => remove(event, () => onChange(change))}
            className="flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface py-1 pr-2.5 pl-3.5 text-sm hover:bg-sunken pointer-coarse:min-h-11"
          >
            <span className="truncate">{words}</span>
            <Icon name="close" size={16} className="text-ink-3" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clearAddress}
          preventScrollReset
          onClick={(event) => remove(event, onClear)}
          className="flex min-h-9 items-center rounded-full px-2 text-sm font-medium text-accent hover:underline pointer-coarse:min-h-11"
        >
          {home.clearAll}
        </Link>
      </li>
    </ul>
  );
}

/** Opening a new tab or window is left to the browser. */
function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Focus stays within the active filters when one is removed, and moves to the list's container when none is left. */
function focusBeside(list: HTMLElement | null, leaving: HTMLElement): void {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === leaving);
  const next = links.length > 2 ? (links[at + 1] ?? links[at - 1]) : undefined;
  (next ?? list?.closest('section'))?.focus({ preventScroll: true });
}
