import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';

/** Something that can be chosen from a dropdown. */
export interface DropdownOption {
  readonly value: number;
  readonly name: string;
}

/** The options whose name holds the term, whatever its letter case and accents (DROP-02). */
export function matchingOptions(options: readonly DropdownOption[], term: string): readonly DropdownOption[] {
  const typed = term.trim().toLowerCase();
  if (typed === '') return options;
  const folded = foldText(typed);
  const holds = (name: string): boolean =>
    name.toLowerCase().includes(typed) || (folded !== '' && foldText(name).includes(folded));
  return options.filter(({ name }) => holds(name));
}

/** What is chosen after a click on an option: it alone, or with several, it as well or no longer (DROP-05). */
export function toggled(chosen: readonly number[], value: number, multiple: boolean): readonly number[] {
  if (!multiple) return [value];
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}

/** The next place in a list of so many for an arrow key; it goes round. None: -1. */
export function stepTo(place: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (place === -1) return step === 1 ? 0 : count - 1;
  return (place + step + count) % count;
}
