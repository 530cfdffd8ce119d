import { answers, type GivenAnswer } from '@patio/domain/sales/surveys/check-answers.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLink } from '../../../platform/partner/use-link.ts';
import { storeAnswers, storedAnswers } from './stored-answers.ts';
import type { LoadedSurvey } from './load-survey.ts';
import { sendSurvey } from './send-survey.ts';
import { useSurveyTexts } from './use-survey-texts.ts';

/** State and actions of a survey: one question at a time, the answers collected and sent once at the end (SURV-01 to SURV-06). */
export function useSurvey(survey: LoadedSurvey) {
  const texts = useSurveyTexts();
  const navigate = useNavigate();
  const link = useLink();
  const { place, given, goTo, takeOver } = useProgress(survey);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const question = survey.questions[place];
  const isLast = place === survey.questions.length - 1;
  const answer = question === undefined ? undefined : given.get(question.id);
  const send = async (answered: ReadonlyMap<number, GivenAnswer>): Promise<void> => {
    setSending(true);
    const stored = [...answered.values()].map(({ question: pergunta, option, text }) => ({
      pergunta,
      opcao: option,
      resposta: text,
    }));
    const sent = await sendSurvey(survey, stored);
    setSending(false);
    if (sent === 'sent' || sent === 'answered') storeAnswers(survey, null);
    if (sent === 'sent') await navigate(link('/survey-finalization/'), { replace: true });
    else if (sent === 'answered') await navigate('/', { replace: true });
    else setError(sent.refused || texts.failed);
  };
  return {
    question,
    answer,
    place,
    isLast,
    error,
    sending,
    takeOver,
    change: (part: Omit<GivenAnswer, 'question'>) => {
      if (question === undefined) return;
      setError(null);
      goTo(place, new Map(given).set(question.id, { question: question.id, ...part }));
    },
    back: () => {
      setError(null);
      goTo(place - 1);
    },
    /** `written`: the answer in the form, possibly given before the scripts ran. */
    next: (written: Omit<GivenAnswer, 'question'> | null) => {
      if (question === undefined || sending) return;
      const taken = answer ?? (written === null ? undefined : { question: question.id, ...written });
      const answered = taken === undefined ? given : new Map(given).set(question.id, taken);
      const asked = {
        id: question.id,
        free: question.tipo === 'TEXTO_LIVRE',
        optionIds: question.opcoes.map(({ id }) => id),
      };
      if (!answers(asked, taken)) setError(texts.needed);
      else if (isLast) void send(answered);
      else {
        setError(null);
        goTo(place + 1, answered);
      }
    },
  };
}

/** The current question and the answers so far, which survive a reload. */
function useProgress(survey: LoadedSurvey) {
  const [place, setPlace] = useState(0);
  const [given, setGiven] = useState<ReadonlyMap<number, GivenAnswer>>(new Map());
  useEffect(() => {
    const stored = storedAnswers(survey, survey.questions.length);
    if (stored === null) return;
    setPlace(stored.place);
    setGiven(stored.given);
  }, [survey]);
  return {
    place,
    given,
    /** Takes over an answer to the first question given before the scripts ran; answers stored on an earlier visit take precedence. */
    takeOver: (written: Omit<GivenAnswer, 'question'>): void => {
      const [first] = survey.questions;
      if (first === undefined || storedAnswers(survey, survey.questions.length) !== null) return;
      setGiven(new Map([[first.id, { question: first.id, ...written }]]));
    },
    /** Goes to a question; the answers so far are saved. */
    goTo: (next: number, answered = given): void => {
      setPlace(next);
      setGiven(answered);
      storeAnswers(survey, { place: next, given: answered });
    },
  };
}
