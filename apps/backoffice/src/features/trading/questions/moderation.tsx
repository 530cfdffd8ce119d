import { Button, Group } from '@mantine/core';
import { hideQuestion } from '@patio/contract/trading/questions/hide-question.ts';
import { showQuestion } from '@patio/contract/trading/questions/show-question.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { ReasonConfirmation } from '../../../platform/panels/reason-confirmation.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly question: { readonly codigo: number; readonly situacao: 'aberta' | 'respondida' | 'oculta' };
  readonly onDone: () => void;
}

/** Keeps a question from the page of its offer, or shows it again. */
export function Moderation({ question, onDone }: Props) {
  const { questions: texts } = useTexts();
  const show = useAction(showQuestion);
  const [hiding, setHiding] = useState(false);
  const params = { id: question.codigo };
  const showAgain = async (): Promise<void> => {
    if (await show.run({ params }, texts.shown)) onDone();
  };
  if (question.situacao === 'oculta')
    return (
      <>
        <Problem text={show.problem} />
        <Group>
          <Button variant="default" loading={show.busy} onClick={() => void showAgain()}>
            {texts.show}
          </Button>
        </Group>
      </>
    );
  return (
    <>
      <Group>
        <Button variant="subtle" color="danger" size="compact-sm" onClick={() => setHiding(true)}>
          {texts.hide}
        </Button>
      </Group>
      {hiding ? <Hiding question={question} onDone={onDone} onClose={() => setHiding(false)} /> : null}
    </>
  );
}

function Hiding({ question, onDone, onClose }: Props & { readonly onClose: () => void }) {
  const { questions: texts } = useTexts();
  const action = useAction(hideQuestion);
  const hide = async (motivo: string): Promise<void> => {
    if (await action.run({ params: { id: question.codigo }, body: { motivo } }, texts.hidden)) onDone();
  };
  return (
    <ReasonConfirmation
      title={texts.hideTitle}
      text={texts.hideText}
      action={texts.hide}
      label={texts.hideReason}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void hide(reason)}
      onClose={onClose}
    />
  );
}
