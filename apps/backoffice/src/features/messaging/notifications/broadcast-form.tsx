import { Button, FileInput, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { MessageFields } from './message-fields.tsx';
import { RecipientsFields } from './recipients-fields.tsx';
import { useBroadcast } from './use-broadcast.ts';

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.txt,.csv';

/** Writes a notification in both languages. Recipients are counted, and their number confirmed, before it is sent. */
export function BroadcastForm({ account, onClose }: { account: string; onClose: () => void }) {
  const { broadcasts: texts } = useTexts();
  const form = useBroadcast(account, onClose);
  const { draft, tried, counted } = form;
  return (
    <SidePanel title={texts.write} onClose={onClose} size={560}>
      <Stack gap="md">
        <RecipientsFields
          value={draft.recipients}
          error={tried && form.unaddressed ? texts.chooseRecipients : null}
          onChange={(recipients) => form.change({ recipients })}
        />
        <MessageFields
          legend={texts.inPortuguese}
          value={draft.portuguese}
          tried={tried}
          onChange={(portuguese) => form.change({ portuguese })}
        />
        <MessageFields
          legend={texts.inEnglish}
          value={draft.english}
          tried={tried}
          onChange={(english) => form.change({ english })}
        />
        <FileInput
          label={texts.attachment}
          description={texts.attachmentHint}
          accept={ACCEPTED}
          clearable
          clearButtonProps={{ 'aria-label': texts.removeFile }}
          value={draft.file}
          error={form.fileProblem}
          onChange={(file) => form.change({ file })}
        />
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
        {counted === null ? <Problem text={form.problem} /> : null}
        <Button loading={form.busy} onClick={() => void form.count()}>
          {texts.countRecipients}
        </Button>
      </Stack>
      {counted === null ? null : (
        <Confirmation
          title={texts.confirmTitle(counted)}
          text={texts.confirmText}
          action={texts.send}
          busy={form.busy}
          problem={form.problem}
          onConfirm={() => void form.send()}
          onClose={form.reconsider}
        />
      )}
    </SidePanel>
  );
}
