import { Button, Group, Stack, Textarea } from '@mantine/core';
import { decideDocument } from '@patio/contract/people/documents/decide-document.ts';
import { expires } from '@patio/domain/people/documents/document-kinds.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DayField } from '../../../platform/panels/fields/day-field.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { AccountDocument } from './account-document.ts';

const SHORTEST = 5;

interface Props {
  readonly document: AccountDocument;
  readonly onDone: () => void;
}

/** The answer to a document, with its reason; that of a refusal the user reads. */
export function DocumentDecision({ document, onDone }: Props) {
  const { documents: texts, common } = useTexts();
  const action = useAction(decideDocument);
  const [typed, setTyped] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [short, setShort] = useState(false);
  const [dayless, setDayless] = useState(false);
  const dated = expires(document.tipo);
  const decide = async (aceito: boolean): Promise<void> => {
    const motivo = typed.trim();
    const lacksDay = aceito && dated && lastDay === '';
    setShort(motivo.length < SHORTEST);
    setDayless(lacksDay);
    if (motivo.length < SHORTEST || lacksDay || document.arquivo === null) return;
    const day = aceito && dated ? { validade: lastDay } : {};
    const body = { aceito, motivo, arquivo: document.arquivo.guid, ...day };
    const said = aceito ? texts.accepted : texts.refused;
    if (await action.run({ params: { id: document.codigo }, body }, said)) onDone();
  };
  return (
    <Stack gap="sm">
      {dated ? (
        <DayField
          label={texts.lastDay}
          value={lastDay}
          error={dayless ? common.required : null}
          onChange={setLastDay}
        />
      ) : null}
      <Textarea
        label={texts.decisionReason}
        description={texts.decisionHint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={500}
        value={typed}
        error={short ? common.reasonShort : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Problem text={action.problem} />
      <Group gap="xs">
        <Button loading={action.busy} onClick={() => void decide(true)}>
          {texts.accept}
        </Button>
        <Button color="danger" variant="light" loading={action.busy} onClick={() => void decide(false)}>
          {texts.refuse}
        </Button>
      </Group>
    </Stack>
  );
}
