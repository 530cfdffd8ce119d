import { Button, Group, Stack, Textarea } from '@mantine/core';
import { noteComplaint } from '@patio/contract/sales/complaints/note-complaint.ts';
import { COMPLAINT_NOTE } from '@patio/domain/sales/complaints/complaint-words.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** A note that the buyer does not see. */
export function ComplaintNote({ code }: { readonly code: number }) {
  const { complaints: texts } = useTexts();
  const [text, setText] = useState('');
  const action = useAction(noteComplaint);
  const save = async (): Promise<void> => {
    if (await action.run({ params: { id: code }, body: { texto: text } }, texts.noted)) setText('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void save();
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={texts.note}
          description={texts.noteHint}
          autosize
          minRows={1}
          maxLength={COMPLAINT_NOTE}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Problem text={action.problem} />
        <Group justify="flex-end">
          <Button
            type="submit"
            variant="default"
            size="compact-sm"
            loading={action.busy}
            disabled={text.trim() === ''}
          >
            {texts.saveNote}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
