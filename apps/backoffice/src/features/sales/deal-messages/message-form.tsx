import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { MESSAGE_FILES, MESSAGE_LENGTH } from '@patio/contract/sales/deal-messages/deal-message.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AttachButton, AttachedFiles } from '../../../platform/panels/attached-files.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { AnswerTemplates } from '../../trading/questions/public.ts';
import { useMessageForm } from './use-message-form.ts';

/** An answer to the buyer, typed or from a prepared one, with files. Words and files stay until they were sent. */
export function MessageForm({ code }: { readonly code: number }) {
  const { conversations: texts } = useTexts();
  const form = useMessageForm(code);
  const { text, files, busy } = form;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <Stack gap="xs">
        <AnswerTemplates
          text={text}
          onChoose={(chosen) => form.setText(text.trim() === '' ? chosen : `${text.trimEnd()}\n${chosen}`)}
        />
        <Textarea
          label={texts.message}
          description={texts.hint}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={MESSAGE_LENGTH}
          value={text}
          onChange={(event) => form.setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void form.send();
          }}
        />
        <AttachedFiles files={files} removeLabel={texts.removeFile} onRemove={form.remove} />
        <Problem text={form.problem} />
        <Group justify="space-between" align="center">
          <AttachButton label={texts.attach} full={files.length >= MESSAGE_FILES} onAdd={form.add} />
          <Button type="submit" loading={busy} disabled={text.trim() === '' && files.length === 0}>
            {texts.send}
          </Button>
        </Group>
        <Text size="xs" c="dimmed">
          {texts.attachHint}
        </Text>
      </Stack>
    </form>
  );
}
