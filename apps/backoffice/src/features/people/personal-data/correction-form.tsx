import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { answerCorrection } from '@patio/contract/people/personal-data/answer-correction.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { DataRequest } from './data-request.ts';

const SHORTEST = 5;
const LONGEST = 2000;

interface Props {
  readonly request: DataRequest;
  readonly subject: NonNullable<DataRequest['assunto']>;
  readonly onDone: () => void;
}

/** Corrects the value and answers, or refuses with the reason; the user reads the answer. */
export function CorrectionForm({ request, subject, onDone }: Props) {
  const { dataRequests: texts, common } = useTexts();
  const action = useAction(answerCorrection);
  const [answer, setAnswer] = useState('');
  const [value, setValue] = useState('');
  const [tried, setTried] = useState<'grant' | 'refuse' | null>(null);
  const valued = subject !== 'outro';
  const short = answer.trim().length < SHORTEST;
  const missing = valued && tried === 'grant' && value.trim() === '';
  const send = async (atendido: boolean): Promise<void> => {
    setTried(atendido ? 'grant' : 'refuse');
    if (short || (atendido && valued && value.trim() === '')) return;
    const body = {
      atendido,
      resposta: answer.trim(),
      ...(atendido && valued ? { valor: value.trim() } : {}),
    };
    const done = atendido ? texts.granted : texts.refused;
    if (await action.run({ params: { id: request.codigo }, body }, done)) onDone();
  };
  return (
    <Stack gap="sm">
      {valued ? (
        <TextInput
          label={`${texts.value}: ${texts.subjects[subject]}`}
          description={texts.valueHints[subject]}
          maxLength={200}
          value={value}
          error={missing ? common.required : null}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      ) : null}
      <Textarea
        label={texts.answer}
        description={texts.answerHint}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={LONGEST}
        value={answer}
        error={tried !== null && short ? texts.answerShort : null}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <Problem text={action.problem} />
      <Group gap="xs">
        <Button loading={action.busy} onClick={() => void send(true)}>
          {texts.grant}
        </Button>
        <Button color="danger" variant="light" loading={action.busy} onClick={() => void send(false)}>
          {texts.refuse}
        </Button>
      </Group>
    </Stack>
  );
}
