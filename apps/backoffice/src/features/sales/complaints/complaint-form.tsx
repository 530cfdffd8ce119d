import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import type { OfficeComplaint } from '@patio/contract/sales/complaints/get-complaint.ts';
import {
  COMPLAINT_FILES,
  COMPLAINT_FINDINGS,
  COMPLAINT_TEXT,
  COMPLAINT_REMEDIES,
} from '@patio/domain/sales/complaints/complaint-words.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AttachButton, AttachedFiles } from '../../../platform/panels/attached-files.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import type { ComplaintFiles } from './use-complaint-files.ts';
import { useComplaintForm } from './use-complaint-form.ts';

/** What who answers does now: which step, what it says, and its files. */
export function ComplaintForm({ complaint }: { readonly complaint: OfficeComplaint }) {
  const { complaints: texts } = useTexts();
  const form = useComplaintForm(complaint);
  const { step, text, finding, solution } = form;
  const incomplete =
    text.trim() === '' ||
    (step === 'decide' && finding === null) ||
    (step === 'undo' && (finding === null || finding === 'improcedente')) ||
    (step === 'propose' && solution === null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!incomplete) void form.send();
      }}
    >
      <Stack gap="xs">
        <Select
          label={texts.next}
          allowDeselect={false}
          value={step}
          data={complaint.passos.map((value) => ({ value, label: texts.steps[value] }))}
          onChange={(value) => form.choose(complaint.passos.find((one) => one === value) ?? null)}
        />
        {step === 'decide' || step === 'undo' ? (
          <Select
            label={texts.finding}
            value={finding}
            data={COMPLAINT_FINDINGS.filter((each) => step === 'decide' || each !== 'improcedente').map(
              (value) => ({ value, label: texts.findings[value] }),
            )}
            onChange={(value) => form.setFinding(COMPLAINT_FINDINGS.find((one) => one === value) ?? null)}
          />
        ) : null}
        {step === 'propose' ? (
          <Select
            label={texts.solution}
            value={solution}
            data={COMPLAINT_REMEDIES.map((value) => ({ value, label: texts.remedies[value] }))}
            onChange={(value) => form.setSolution(COMPLAINT_REMEDIES.find((one) => one === value) ?? null)}
          />
        ) : null}
        <Textarea
          label={texts.words}
          description={texts.stepHints[step]}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={COMPLAINT_TEXT}
          value={text}
          onChange={(event) => form.setText(event.currentTarget.value)}
        />
        <Files attached={form.files} />
        <Problem text={form.problem} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.busy} disabled={incomplete}>
            {texts.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Files({ attached }: { readonly attached: ComplaintFiles }) {
  const { complaints: texts } = useTexts();
  const { files, add, remove } = attached;
  const full = files.length >= COMPLAINT_FILES;
  return (
    <>
      <AttachedFiles files={files} removeLabel={texts.removeFile} onRemove={remove} />
      <Group gap="xs">
        <AttachButton label={texts.attach} full={full} onAdd={add} />
        <Text size="xs" c="dimmed">
          {texts.attachHint}
        </Text>
      </Group>
    </>
  );
}
