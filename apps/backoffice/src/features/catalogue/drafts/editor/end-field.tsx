import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { civilTime, instantOf } from '../../../trading/monitor/public.ts';
import { useEditor } from './editor-context.ts';

/** Browsers give the field a value after the first digit of a year: 0002. */
const FIRST_YEAR = 1900;

/** When the offer ends. What is typed stays in the field until it names a moment; before that the offer has no end. */
export function EndField() {
  const { drafts: texts } = useTexts();
  const { form, change, locked, problem } = useEditor();
  const { fim } = form;
  const [typed, setTyped] = useState(() => ({ text: textOf(fim), at: momentOf(fim) }));
  // Another end than the field has made: of a colleague, or of the server.
  const text = typed.at === momentOf(fim) ? typed.text : textOf(fim);
  return (
    <TextInput
      type="datetime-local"
      label={texts.end}
      value={text}
      disabled={locked}
      error={problem(['end-missing', 'end-past', 'end-too-far'])}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const at = Number.parseInt(value, 10) < FIRST_YEAR ? null : instantOf(value);
        setTyped({ text: value, at });
        if (at !== momentOf(fim)) change({ fim: at === null ? null : new Date(at).toISOString() });
      }}
    />
  );
}

const momentOf = (end: string | null): number | null => (end === null ? null : Date.parse(end));

const textOf = (end: string | null): string => (end === null ? '' : civilTime(Date.parse(end)));
