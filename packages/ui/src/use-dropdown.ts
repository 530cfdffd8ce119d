import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { matchingOptions, stepTo, toggled, type DropdownOption } from './dropdown-choice.ts';

/** Delay after opening until the search box gets the focus (DROP-01). */
const FOCUS_DELAY_MS = 250;

interface Given {
  readonly options: readonly DropdownOption[];
  readonly chosen: readonly number[];
  readonly multiple: boolean;
  readonly onChoose: (chosen: readonly number[]) => void;
  readonly onLeave: (() => void) | undefined;
  readonly parts: DropdownParts;
}

/** The elements that get the focus, and the root that defines outside. */
export interface DropdownParts {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** State of a dropdown: whether it is open, its search term, and the active option. */
export function useDropdown({ options, chosen, multiple, onChoose, onLeave, parts }: Given) {
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const [place, setPlace] = useState(-1);
  const shown = matchingOptions(options, term);
  const show = (): void => {
    setTerm('');
    setPlace(options.findIndex(({ value }) => chosen.includes(value)));
    setOpen(true);
  };
  const close = (back: boolean): void => {
    setOpen(false);
    onLeave?.();
    if (back) parts.button.current?.focus();
  };
  const choose = (value: number): void => {
    onChoose(toggled(chosen, value, multiple));
    if (!multiple) close(true);
  };
  useSearchFocus(open, parts.search);
  useClickOutside(open, parts.root, () => close(false));
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show();
      else setPlace(stepTo(place, event.key === 'ArrowDown' ? 1 : -1, shown.length));
    } else if (open && event.key === 'Escape') {
      // A surrounding dialog stays open.
      event.preventDefault();
      event.stopPropagation();
      close(true);
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      const option = shown[place];
      if (option !== undefined) choose(option.value);
    } else if (open && event.key === 'Tab') close(false);
  };
  return {
    open,
    term,
    place,
    shown,
    onKey,
    choose,
    toggle: () => (open ? close(true) : show()),
    type: (text: string) => {
      setTerm(text);
      setPlace(text.trim() === '' ? -1 : 0);
    },
  };
}

function useSearchFocus(open: boolean, search: DropdownParts['search']): void {
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => search.current?.focus(), FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open, search]);
}

function useClickOutside(open: boolean, root: DropdownParts['root'], onOutside: () => void): void {
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });
  useEffect(() => {
    if (!open) return undefined;
    const onDown = (event: PointerEvent): void => {
      const inside = event.target instanceof Node && root.current?.contains(event.target) === true;
      if (!inside) latest.current();
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [open, root]);
}
