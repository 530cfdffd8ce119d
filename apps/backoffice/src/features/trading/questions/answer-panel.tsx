import { Button, Stack, Text, Textarea } from '@mantine/core';
import { answerQuestion } from '@patio/contract/trading/questions/answer-question.ts';
import type { listOpenQuestions } from '@patio/contract/trading/questions/list-open-questions.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { Problem } from '../../../platform/panels/problem.tsx';

const LONGEST = 2000;

interface Props {
  readonly question: Reply<typeof listOpenQuestions>['data'][number];
  readonly onClose: () => void;
}

/** A question, and the answer that everyone will read. */
export function AnswerPanel({ question, onClose }: Props) {
  const { questions: texts, common } = useTexts();
  const dateText = useDateText();
  const action = useAction(answerQuestion);
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const send = async (): Promise<void> => {
    const resposta = typed.trim();
    setEmpty(resposta === '');
    if (resposta === '') return;
    if (await action.run({ params: { id: question.codigo }, body: { resposta } }, texts.sent)) onClose();
  };
  return (
    <SidePanel title={question.tituloOferta} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {dateText(question.em)}
        </Text>
        <Text>{question.pergunta}</Text>
        <OfferLink code={question.codigoOferta} />
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
        <Button loading={action.busy} onClick={() => void send()}>
          {texts.send}
        </Button>
      </Stack>
    </SidePanel>
  );
}
