import { Stack, Text } from '@mantine/core';
import type { Reply } from '@patio/contract/route/define-route.ts';
import type { listStaffQuestions } from '@patio/contract/trading/questions/list-staff-questions.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OpenElsewhere } from '../../../platform/panels/open-elsewhere.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { AnswerForm } from './answer-form.tsx';
import { Moderation } from './moderation.tsx';

export type StaffQuestion = Reply<typeof listStaffQuestions>['data'][number];

interface Props {
  readonly question: StaffQuestion;
  readonly onClose: () => void;
}

/** A question with its answer, or the form for it, and what keeps it from the page. */
export function QuestionPanel({ question, onClose }: Props) {
  const { questions: texts } = useTexts();
  const dateText = useDateText();
  return (
    <SidePanel title={question.tituloOferta} onClose={onClose}>
      <Stack gap="sm">
        {question.situacao === 'aberta' ? <TakenBy kind="question" id={question.codigo} /> : null}
        <OpenElsewhere kind="question" id={question.codigo} />
        <Text size="sm" c="dimmed">
          {dateText(question.em)}
        </Text>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{question.pergunta}</Text>
        <OfferLink code={question.codigoOferta} />
        {question.situacao === 'aberta' ? (
          <AnswerForm code={question.codigo} onDone={onClose} />
        ) : (
          <Facts
            facts={[
              [texts.state, texts.status[question.situacao]],
              [texts.answer, question.resposta],
              [texts.answeredBy, question.respondidaPor],
              [texts.hideReason, question.motivoOculta],
            ]}
          />
        )}
        <Moderation question={question} onDone={onClose} />
        <RecordHistory kind="question" id={question.codigo} />
      </Stack>
    </SidePanel>
  );
}
