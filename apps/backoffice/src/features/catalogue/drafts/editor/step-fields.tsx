import { TextInput } from '@mantine/core';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useEditor } from './editor-context.ts';
import { AmountField } from './fields.tsx';

const MOST = 20;

/** Quick increments and the automatic step; empty: from the bands of the store or the house. */
export function StepFields() {
  const { drafts: texts } = useTexts();
  const { form, change, locked } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const read = stepsIn(typed ?? '');
  return (
    <>
      <TextInput
        label={texts.increments}
        description={texts.incrementsHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={typed ?? form.incrementos.map((step) => String(step).replace('.', ',')).join('; ')}
        error={typed !== null && read === null ? texts.incrementsWrong : null}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const steps = stepsIn(text);
          if (steps !== null) change({ incrementos: steps });
        }}
      />
      <AmountField
        label={texts.automaticStep}
        value={form.passoAutomatico}
        disabled={locked}
        onChange={(passoAutomatico) => change({ passoAutomatico })}
      />
    </>
  );
}

/** Amounts between semicolons; null: one of them is none. */
function stepsIn(text: string): number[] | null {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const steps = parts.map((part) => parseMoney(part));
  const known = steps.filter((step) => step !== null && step > 0);
  if (known.length !== parts.length || known.length > MOST) return null;
  return known.map((step) => reaisFromCentavos(step ?? 0));
}
