import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Field } from '@patio/ui/field.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ChoiceLine, toggled } from './choice-line.tsx';
import { choicesOf, matching, type ChoiceItem, type ListName } from './filter-options.ts';
import type { FilterState } from './filter-state.ts';
import { loadChoices } from './load-choices.ts';
import type { Position } from '../places/place.ts';

interface Props {
  readonly name: ListName;
  readonly filter: FilterState;
  readonly position: Position | null;
  /** The list itself, if already loaded. */
  readonly known: readonly ChoiceItem[] | undefined;
  readonly onClose: () => void;
  readonly onApply: (codes: readonly number[]) => void;
}

/** All choices of a list with a search by substring (FILT-26, FILT-27). */
export function ChoiceDialog({ name, filter, position, known, onClose, onApply }: Props) {
  const { home, shell } = useTexts();
  const [text, setText] = useState('');
  const [codes, setCodes] = useState(filter[name]);
  const [items, retry] = useChoices({ name, filter, position, known });
  return (
    <Dialog
      title={home[name]}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button
            look="bid"
            onClick={() => {
              onApply(codes);
              onClose();
            }}
          >
            {home.apply}
          </Button>
        </>
      }
    >
      <Field
        label={home.filterSearch}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-3 h-[50dvh] overflow-y-auto pr-1" aria-busy={items === 'loading'}>
        {items === 'loading' ? <Waiting label={shell.loading} /> : null}
        {items === 'failed' ? (
          <ErrorState text={home.failedOptions} retryLabel={shell.retry} onRetry={retry} />
        ) : null}
        {typeof items === 'string' ? null : (
          <Lines
            items={matching(items, text)}
            codes={codes}
            onToggle={(code) => setCodes(toggled(codes, code))}
          />
        )}
      </div>
    </Dialog>
  );
}

type Loaded = readonly ChoiceItem[] | 'loading' | 'failed';

/** The list once loaded, and a way to retry. It is loaded for the filter as it was when the dialog opened. */
function useChoices(wanted: Pick<Props, 'name' | 'filter' | 'position' | 'known'>) {
  const [asked] = useState(wanted);
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>(asked.known ?? 'loading');
  useEffect(() => {
    if (asked.known !== undefined) return undefined;
    let current = true;
    const show = (next: Loaded): void => {
      if (current) setLoaded(next);
    };
    setLoaded('loading');
    loadChoices(asked.name, asked.filter, asked.position).then(show, () => show('failed'));
    return () => {
      current = false;
    };
  }, [asked, tries]);
  return [loaded, () => setTries(tries + 1)] as const;
}

interface LinesProps {
  readonly items: readonly ChoiceItem[];
  readonly codes: readonly number[];
  readonly onToggle: (code: number) => void;
}

function Lines({ items, codes, onToggle }: LinesProps) {
  const { home } = useTexts();
  if (items.length === 0) return <p className="py-6 text-center text-ink-3">{home.noOptions}</p>;
  return choicesOf(items, codes).map((choice) => (
    <ChoiceLine key={choice.code} choice={choice} onChange={() => onToggle(choice.code)} />
  ));
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-3 py-2">
      {Array.from({ length: 10 }, (_, line) => (
        <Skeleton key={line} className="h-5" />
      ))}
    </div>
  );
}
