import { Button, Group, Stack, Textarea } from '@mantine/core';
import { answerQuestion } from '@patio/contract/trading/questions/answer-question.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { AnswerTemplates } from './answer-templates.tsx';

const LONGEST = 2000;

/** The answer that everyone will read, typed or from a prepared one. */
export function AnswerForm({ code, onDone }: { readonly code: number; readonly onDone: () => void }) {
  const { questions: texts, common } = useTexts();
  const action = useAction(answerQuestion);
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const send = async (): Promise<void> => {
    const resposta = typed.trim();
    setEmpty(resposta === '');
    if (resposta === '') return;
    if (await action.run({ params: { id: code }, body: { resposta } }, texts.sent)) onDone();
  };
  return (
    <Stack gap="sm">
      <AnswerTemplates
        text={typed}
        onChoose={(text) => setTyped(typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`)}
      />
      <Textarea
        label={texts.answer}
        description={texts.hint}
        autosize
        minRows={4}
        maxLength={LONGEST}
        data-autofocus
        value={typed}
        error={empty ? common.required : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Problem text={action.problem} />
      <Group>
        <Button loading={action.busy} onClick={() => void send()}>
          {texts.send}
        </Button>
      </Group>
    </Stack>
  );
}
