import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import { ChoiceLine, toggled } from './choice-line.tsx';
import type { Choice } from './filter-options.ts';

const ChoiceDialog = lazy(() =>
  import('./choice-dialog.tsx').then(({ ChoiceDialog: it }) => ({ default: it })),
);

interface Props {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** How many stand in the panel; the rest in a dialog (FILT-26). */
  readonly shown: number;
  readonly onChange: (codes: readonly number[]) => void;
}

/** The first choices of a list with their counts, and a way to all of them. */
export function ChoiceList({ title, choices, shown, onChange }: Props) {
  const { home } = useTexts();
  const [open, setOpen] = useState(false);
  if (choices.length === 0) return null;
  const selected = choices.filter((choice) => choice.selected).map(({ code }) => code);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      {choices.slice(0, shown).map((choice) => (
        <ChoiceLine
          key={choice.code}
          choice={choice}
          onChange={() => onChange(toggled(selected, choice.code))}
        />
      ))}
      {choices.length > shown ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="min-h-9 text-sm font-medium text-accent hover:underline pointer-coarse:min-h-11"
        >
          {home.showMore} ({choices.length - shown})
        </button>
      ) : null}
      {open ? (
        <Suspense>
          <ChoiceDialog title={title} choices={choices} onClose={() => setOpen(false)} onApply={onChange} />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
