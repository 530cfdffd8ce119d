import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';

/** An option of a dropdown. */
export interface DropdownOption {
  readonly value: number;
  readonly name: string;
}

/** The options whose name contains the term, ignoring case and accents (DROP-02). */
export function matchingOptions(options: readonly DropdownOption[], term: string): readonly DropdownOption[] {
  const typed = term.trim().toLowerCase();
  if (typed === '') return options;
  const folded = foldText(typed);
  const holds = (name: string): boolean =>
    name.toLowerCase().includes(typed) || (folded !== '' && foldText(name).includes(folded));
  return options.filter(({ name }) => holds(name));
}

/** The selection after a click on an option: only it, or with `multiple`, toggled (DROP-05). */
export function toggled(chosen: readonly number[], value: number, multiple: boolean): readonly number[] {
  if (!multiple) return [value];
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}

/** The next index in a list for an arrow key; it wraps around. None: -1. */
export function stepTo(place: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (place === -1) return step === 1 ? 0 : count - 1;
  return (place + step + count) % count;
}
