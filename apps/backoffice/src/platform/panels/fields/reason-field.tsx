import { Textarea } from '@mantine/core';
import { useTexts } from '../../i18n/texts.ts';

interface Props {
  readonly value: string;
  readonly error?: string | null | undefined;
  readonly onChange: (text: string) => void;
}

/** Why something is set, for the team alone: on any number of lines, as long as the contract takes it. */
export function ReasonField({ value, error, onChange }: Props) {
  const { common } = useTexts();
  return (
    <Textarea
      label={common.reasonInside}
      autosize
      minRows={2}
      maxLength={500}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
