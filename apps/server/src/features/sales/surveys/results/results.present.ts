import type { QuestionResult, SurveyResults } from '@patio/contract/sales/surveys/survey-results.ts';
import { mondaysOf } from '@patio/domain/sales/figures/figures-period.ts';
import { surveyScore, type RatedOption } from '@patio/domain/sales/surveys/survey-score.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { QuestionRowOfStaff, ResultRows } from './results.store.ts';

type Answers = ResultRows['answers'];

/** The results as the contract gives them: weeks and options without answers too; `from` and `to` are yyyy-mm-dd. */
export function presentResults(rows: ResultRows, from: string, to: string): SurveyResults {
  const { survey, questions, invited, answers, weeks } = rows;
  const answered = new Map(weeks.map((row) => [row.week, row.answered]));
  return {
    titulo: survey?.title ?? '',
    convidados: invited?.invited ?? 0,
    responderam: invited?.of_these ?? 0,
    respondidas: invited?.answered ?? 0,
    nota: scoreOf(questions, answers),
    lojas: rows.stores.map(({ codigo, nome }) => ({ codigo, nome: nome ?? '' })),
    perguntas: questions.map((question) => presentQuestion(question, answers)),
    semanas: mondaysOf(from, to).map((semana) => ({
      semana,
      respondidas: answered.get(semana) ?? 0,
      nota: scoreOf(
        questions,
        answers.filter(({ week }) => week === semana),
      ),
    })),
  };
}

function presentQuestion(question: QuestionRowOfStaff, answers: Answers): QuestionResult {
  const own = answers.filter((answer) => answer.question === question.id);
  const total = (list: Answers) => list.reduce((sum, { n }) => sum + n, 0);
  return {
    id: question.id,
    enunciado: question.statement,
    enunciadoEn: question.statement_en,
    tipo: question.kind,
    respostas: total(own),
    nota: scoreOf([question], answers),
    opcoes: question.options.map(({ id, descricao, descricaoEn }) => ({
      id,
      descricao,
      descricaoEn: descricaoEn ?? '',
      respostas: total(own.filter(({ option }) => option === id)),
    })),
    usos: question.uses,
    versao: question.version,
    por: question.editor,
    em: question.changed_at === null ? null : isoInstant(question.changed_at),
  };
}

function scoreOf(questions: readonly QuestionRowOfStaff[], answers: Answers): number | null {
  const rated = questions.filter(({ rated: isRated }) => isRated);
  return surveyScore(
    rated.map(({ id: question, options }) =>
      options.map(({ id, valor }): RatedOption => ({
        worth: Number(valor),
        chosen: answers.reduce(
          (sum, answer) => (answer.question === question && answer.option === id ? sum + answer.n : sum),
          0,
        ),
      })),
    ),
  );
}
