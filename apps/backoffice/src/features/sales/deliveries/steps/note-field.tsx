import { Textarea } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n/texts.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is said to the buyer about a step, if anything. */
export function NoteField({ value, onChange }: Props) {
  const { deliveries: texts } = useTexts();
  return (
    <Textarea
      label={texts.note}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
