import { Text } from '@mantine/core';
import { exportSurveyAnswers } from '@patio/contract/sales/surveys/export-survey-answers.ts';
import { listSurveyAnswers } from '@patio/contract/sales/surveys/list-survey-answers.ts';
import { surveyAnswersList, type StaffAnswer } from '@patio/contract/sales/surveys/survey-results.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useIdiom } from '../../../platform/i18n/idiom-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';

/** What was answered to surveys, the texts first; who answered is not shown. */
export function SurveyAnswersPage() {
  const { surveys: texts, pages } = useTexts();
  const user = useUser();
  const state = useListState(surveyAnswersList, { tipo: 'TEXTO_LIVRE' });
  return (
    <ListWithPanel
      title={pages.surveyAnswers}
      list={listSurveyAnswers.name}
      state={state}
      read={useReply(listSurveyAnswers, state.query)}
      columns={useColumns()}
      filters={[
        { name: 'ocasiao', label: texts.occasion, choices: choicesOf(texts.occasions) },
        { name: 'tipo', label: texts.kind, choices: choicesOf(texts.kinds) },
        { name: 'em', label: texts.when },
        { name: 'loja', label: texts.store },
        { name: 'pergunta', label: texts.question },
      ]}
      idOf={({ codigo }) => codigo}
      empty={texts.noTexts}
      exported={can(user, exportSurveyAnswers) ? exportSurveyAnswers : null}
      panel={(answer, close) => <AnswerPanel answer={answer} onClose={close} />}
    />
  );
}

function useWords() {
  const english = useIdiom() === 'EN';
  return {
    question: ({ pergunta: { enunciado, enunciadoEn } }: StaffAnswer) =>
      english && enunciadoEn !== '' ? enunciadoEn : enunciado,
    answer: ({ resposta, respostaEn }: StaffAnswer) => (english ? respostaEn : resposta),
  };
}

function useColumns(): readonly DataColumn<StaffAnswer>[] {
  const { surveys: texts } = useTexts();
  const dateText = useDateText();
  const words = useWords();
  return [
    { key: 'em', label: texts.when, cell: ({ em }) => dateText(em), sort: 'em' },
    { key: 'ocasiao', label: texts.occasion, cell: ({ ocasiao }) => texts.occasions[ocasiao] },
    { key: 'pergunta', label: texts.question, cell: words.question },
    {
      key: 'resposta',
      label: texts.answer,
      cell: (row) => (
        <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
          {words.answer(row)}
        </Text>
      ),
    },
    { key: 'oferta', label: texts.offer, cell: ({ oferta }) => oferta?.titulo ?? '—' },
    { key: 'loja', label: texts.store, cell: ({ loja }) => loja ?? texts.house },
  ];
}

function AnswerPanel({ answer, onClose }: { answer: StaffAnswer; onClose: () => void }) {
  const { surveys: texts } = useTexts();
  const dateText = useDateText();
  const words = useWords();
  return (
    <SidePanel title={words.question(answer)} onClose={onClose}>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} mb="md">
        {words.answer(answer)}
      </Text>
      <Facts
        facts={[
          [texts.occasion, texts.occasions[answer.ocasiao]],
          [texts.when, dateText(answer.em)],
          [texts.offer, answer.oferta === null ? null : `${answer.oferta.titulo} (${answer.oferta.codigo})`],
          [texts.store, answer.loja ?? texts.house],
        ]}
      />
      {answer.oferta === null ? null : <OfferLink code={answer.oferta.codigo} />}
    </SidePanel>
  );
}
