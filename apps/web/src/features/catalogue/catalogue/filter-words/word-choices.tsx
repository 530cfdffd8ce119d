import { useTerm } from '../../../../platform/i18n/terms.ts';
import { ChoiceLine, toggled } from '../filters/choice-line.tsx';

interface Props {
  readonly words: readonly { readonly name: string; readonly count: number }[];
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
}

/** Words to choose from with their counts. A chosen word stays even when no offer has it any more. */
export function WordChoices({ words, selected, onChange }: Props) {
  const term = useTerm();
  const present = words.filter(({ name, count }) => name.trim() !== '' && count > 0);
  const known = new Set(present.map(({ name }) => name));
  const lines = [
    ...selected.filter((name) => !known.has(name)).map((name) => ({ name, count: 0 })),
    ...present,
  ];
  return lines.map(({ name, count }) => (
    <ChoiceLine
      key={name}
      choice={{ name: term(name), count, selected: selected.includes(name), image: '' }}
      onChange={() => onChange(toggled(selected, name))}
    />
  ));
}
