import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Field } from '@patio/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import { ChoiceLine, toggled } from './choice-line.tsx';
import { matching, type Choice } from './filter-options.ts';

interface Props {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
  readonly onApply: (codes: readonly number[]) => void;
}

/** All choices of a list with a search by substring (FILT-26, FILT-27). */
export function ChoiceDialog({ title, choices, onClose, onApply }: Props) {
  const { home, shell } = useTexts();
  const [text, setText] = useState('');
  const [codes, setCodes] = useState(() =>
    choices.filter(({ selected }) => selected).map(({ code }) => code),
  );
  const found = matching(choices, text);
  return (
    <Dialog
      title={title}
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
      <div className="mt-3 h-[50dvh] overflow-y-auto pr-1">
        {found.length === 0 ? <p className="py-6 text-center text-ink-3">{home.noOptions}</p> : null}
        {found.map((choice) => (
          <ChoiceLine
            key={choice.code}
            choice={{ ...choice, selected: codes.includes(choice.code) }}
            onChange={() => setCodes(toggled(codes, choice.code))}
          />
        ))}
      </div>
    </Dialog>
  );
}
