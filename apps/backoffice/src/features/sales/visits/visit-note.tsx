import { Button, Group, Stack, Textarea } from '@mantine/core';
import { noteVisit } from '@patio/contract/sales/visits/note-visit.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { VisitDetail } from './visit-detail.ts';

/** What who sells notes about a visit; a refusal keeps what was typed. */
export function VisitNote({ visit: { codigo, nota, versao } }: { readonly visit: VisitDetail }) {
  const { visits: texts } = useTexts();
  const action = useAction(noteVisit);
  const [typed, setTyped] = useState(nota);
  return (
    <Stack gap="xs">
      <Textarea
        label={texts.note}
        description={texts.noteHint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Problem text={action.problem} />
      {typed.trim() === nota ? null : (
        <Group>
          <Button
            variant="default"
            loading={action.busy}
            onClick={() =>
              void action.run({ params: { id: codigo }, body: { nota: typed, versao } }, texts.noteSaved)
            }
          >
            {texts.saveNote}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
