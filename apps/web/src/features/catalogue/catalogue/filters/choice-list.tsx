import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ChoiceLine, toggled } from './choice-line.tsx';
import { FilterGroup } from './filter-group.tsx';
import { choicesOf, type ListName } from './filter-options.ts';
import type { FilterProps } from './filter-props.ts';

const ChoiceDialog = lazy(() =>
  import('./choice-dialog.tsx').then(({ ChoiceDialog: it }) => ({ default: it })),
);

/** The first choices of a list with their counts, and a link to all of them (FILT-08 to FILT-10, FILT-26). */
export function ChoiceList({ name, filter, options, onChange, place }: FilterProps & { name: ListName }) {
  const { home } = useTexts();
  const [open, setOpen] = useState(false);
  const { items, total } = options[name];
  const selected = filter[name];
  if (total === 0 && selected.length === 0) return null;
  const change = (codes: readonly number[]): void => onChange({ [name]: codes });
  return (
    <FilterGroup title={home[name]} open chosen={selected.length > 0}>
      {choicesOf(items, selected).map((choice) => (
        <ChoiceLine
          key={choice.code}
          choice={choice}
          onChange={() => change(toggled(selected, choice.code))}
        />
      ))}
      {total > items.length ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="min-h-9 text-sm font-medium text-accent hover:underline pointer-coarse:min-h-11"
        >
          {home.showMore} ({total - items.length})
        </button>
      ) : null}
      {open ? (
        <Suspense>
          <ChoiceDialog
            name={name}
            filter={filter}
            position={place?.place ?? null}
            known={options.whole?.[name]}
            onClose={() => setOpen(false)}
            onApply={change}
          />
        </Suspense>
      ) : null}
    </FilterGroup>
  );
}
