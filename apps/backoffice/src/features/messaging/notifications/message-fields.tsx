import { Fieldset, Stack, Textarea, TextInput } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** A notification in one language, as it is typed. */
export interface Message {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly legend: string;
  readonly value: Message;
  readonly tried: boolean;
  readonly onChange: (value: Message) => void;
}

/** Title and text in one language. */
export function MessageFields({ legend, value, tried, onChange }: Props) {
  const { broadcasts: texts, common } = useTexts();
  const missing = (text: string): string | null => (tried && text.trim() === '' ? common.required : null);
  return (
    <Fieldset legend={legend}>
      <Stack gap="sm">
        <TextInput
          label={texts.heading}
          maxLength={120}
          value={value.title}
          error={missing(value.title)}
          onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
        />
        <Textarea
          label={texts.message}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={5000}
          value={value.text}
          error={missing(value.text)}
          onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
        />
      </Stack>
    </Fieldset>
  );
}
