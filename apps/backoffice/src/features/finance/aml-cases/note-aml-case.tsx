import { Button, Group, Stack, Textarea } from '@mantine/core';
import { AML_NOTE_LENGTH, noteAmlCase } from '@patio/contract/finance/aml-cases/note-aml-case.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

/** Adds a note to a case; a refusal keeps what was typed. */
export function NoteAmlCase({ id }: { readonly id: number }) {
  const { amlCases: texts, common } = useTexts();
  const user = useUser();
  const action = useAction(noteAmlCase);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  if (!can(user, noteAmlCase)) return null;
  const isEmpty = text.trim() === '';
  const add = async (): Promise<void> => {
    setTried(isEmpty);
    if (isEmpty) return;
    if (await action.run({ params: { id }, body: { texto: text } }, texts.noted)) setText('');
  };
  return (
    <Stack gap="xs">
      <Textarea
        label={texts.note}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={AML_NOTE_LENGTH}
        value={text}
        error={tried && isEmpty ? common.required : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Problem text={action.problem} />
      <Group justify="end">
        <Button size="xs" variant="default" loading={action.busy} onClick={() => void add()}>
          {texts.addNote}
        </Button>
      </Group>
    </Stack>
  );
}
