import { Text } from '@mantine/core';
import { listStaffQuestions, questionsList } from '@patio/contract/trading/questions/list-staff-questions.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { offerColumn } from '../../../platform/lists/deal-columns.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { WorkPage } from '../../../platform/work/work-page.tsx';
import { QuestionPanel } from './question-panel.tsx';

/** Questions: those that wait for an answer, the oldest first, unless others are chosen. */
export function QuestionsPage() {
  const { questions: texts, purchases, common } = useTexts();
  const dateText = useDateText();
  return (
    <WorkPage
      kind="question"
      call={listStaffQuestions}
      spec={questionsList}
      waiting="aberta"
      title={texts.title}
      columns={[
        {
          key: 'pergunta',
          label: texts.question,
          cell: ({ pergunta }) => (
            <Text size="sm" lineClamp={2}>
              {pergunta}
            </Text>
          ),
        },
        offerColumn(common.offer),
        { key: 'em', label: texts.asked, cell: ({ em }) => dateText(em), sort: 'em' },
        { key: 'situacao', label: texts.state, cell: ({ situacao }) => texts.status[situacao] },
        {
          key: 'por',
          label: texts.answeredBy,
          cell: ({ respondidaPor }) => respondidaPor ?? '—',
          extra: true,
        },
      ]}
      filters={[
        {
          name: 'situacao',
          label: texts.state,
          choices: choicesOf(texts.status),
        },
        { name: 'em', label: texts.asked },
        { name: 'oferta', label: purchases.offer },
      ]}
      panel={(row, close) => <QuestionPanel question={row} onClose={close} />}
    />
  );
}
