import { Badge, Button, Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { getStaffText } from '@patio/contract/catalogue/content/get-staff-text.ts';
import { saveTextDraft } from '@patio/contract/catalogue/content/save-text-draft.ts';
import type { StaffText, StaffTextRow } from '@patio/contract/catalogue/content/staff-text.ts';
import { useState } from 'react';
import { useRecord } from '../../../../platform/api/use-record.ts';
import { useDateText } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../../platform/panels/confirmation.tsx';
import { FailedReading } from '../../../../platform/panels/failed-reading.tsx';
import { Problem } from '../../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../../platform/session/user.ts';
import { Difference } from './difference.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { TextConflict } from './text-conflict.tsx';
import { TextFields } from './text-fields.tsx';
import { TextHistory } from './text-history.tsx';
import { TextPreview } from './text-preview.tsx';
import { useTextForm, wordsOf, type TextForm } from './use-text-form.ts';

interface Props {
  readonly row: StaffTextRow;
  readonly onClose: () => void;
}

/** A text of the site: draft in both languages, preview, what the draft changes, and history. */
export function TextPanel({ row, onClose }: Props) {
  const { siteTexts: texts, common } = useTexts();
  const read = useRecord(getStaffText, { params: { key: row.chave } });
  return (
    <SidePanel title={texts.names[row.chave]} onClose={onClose} size={900}>
      <FailedReading failed={read.failed} onRetry={read.retry} />
      {read.reply !== null ? (
        <TextEditing opened={read.reply.data} onClose={onClose} />
      ) : read.failed === null ? (
        <div role="status" aria-label={common.loading}>
          <Skeleton height={300} />
        </div>
      ) : null}
    </SidePanel>
  );
}

function TextEditing({ opened, onClose }: { opened: StaffText; onClose: () => void }) {
  const { siteTexts: texts } = useTexts();
  const disabled = !can(useUser(), saveTextDraft);
  const form = useTextForm(opened, onClose);
  const { text } = form;
  return (
    <Stack gap="sm">
      <DraftState text={text} />
      <Tabs defaultValue="pt" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="pt">{texts.portuguese}</Tabs.Tab>
          <Tabs.Tab value="en">{texts.english}</Tabs.Tab>
          <Tabs.Tab value="preview">{texts.preview}</Tabs.Tab>
          {text.rascunho === null || text.publicado === null ? null : (
            <Tabs.Tab value="changes">{texts.changes}</Tabs.Tab>
          )}
          <Tabs.Tab value="history">{texts.history}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="pt" pt="sm">
          <TextFields form={form} english={false} disabled={disabled} />
        </Tabs.Panel>
        <Tabs.Panel value="en" pt="sm">
          <TextFields form={form} english disabled={disabled} />
        </Tabs.Panel>
        <Tabs.Panel value="preview" pt="sm">
          {form.changed ? <Text size="sm">{texts.previewSaved}</Text> : null}
          <TextPreview text={text} />
        </Tabs.Panel>
        {text.publicado === null ? null : (
          <Tabs.Panel value="changes" pt="sm">
            <Difference before={text.publicado} after={wordsOf(text)} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="history" pt="sm">
          <TextHistory form={form} />
        </Tabs.Panel>
      </Tabs>
      <TextConflict form={form} latest={opened} />
      {disabled ? null : <Actions form={form} />}
    </Stack>
  );
}

function DraftState({ text: { rascunho } }: { text: StaffText }) {
  const { siteTexts: texts } = useTexts();
  const dateText = useDateText();
  if (rascunho === null) return null;
  const { por, em } = rascunho;
  return (
    <Badge variant="light" color="warn" tt="none" w="fit-content">
      {texts.draftOf(por ?? '—', em === null ? '' : dateText(em))}
    </Badge>
  );
}

function Actions({ form }: { form: TextForm }) {
  const { siteTexts: texts } = useTexts();
  const [asking, ask] = useState<'publish' | 'discard' | null>(null);
  const { text, changed, saving, discarding } = form;
  const hasDraft = text.rascunho !== null;
  return (
    <>
      <Problem text={saving.problem} />
      <Group>
        <Button loading={saving.busy} disabled={!changed} onClick={() => void form.save()}>
          {texts.save}
        </Button>
        <Button variant="default" disabled={!hasDraft || changed} onClick={() => ask('publish')}>
          {texts.publish}
        </Button>
        {hasDraft ? (
          <Button variant="default" onClick={() => ask('discard')}>
            {texts.discard}
          </Button>
        ) : null}
      </Group>
      {asking === 'publish' ? <PublishDialog form={form} onClose={() => ask(null)} /> : null}
      {asking === 'discard' ? (
        <Confirmation
          title={texts.discard}
          text={texts.discardText}
          action={texts.discard}
          danger
          busy={discarding.busy}
          problem={discarding.problem}
          onConfirm={() => void form.discard()}
          onClose={() => ask(null)}
        />
      ) : null}
    </>
  );
}
