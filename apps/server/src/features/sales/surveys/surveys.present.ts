import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { SurveyQuestion } from '@patio/contract/sales/surveys/survey.ts';
import type { InvitationRow, QuestionRow } from './surveys.store.ts';

const inIdiom = (idiom: Idiom, pt: string, en: string | undefined): string =>
  idiom === 'EN' && en ? en : pt;

/** The heading of a survey in a language. */
export function presentTitle(row: InvitationRow, idiom: Idiom): string {
  return inIdiom(idiom, row.title, row.title_en);
}

/** A question in a language; what was not translated stays Portuguese (API-78). */
export function presentQuestion(row: QuestionRow, idiom: Idiom): SurveyQuestion {
  return {
    id: row.id,
    enunciado: inIdiom(idiom, row.statement, row.statement_en),
    tipo: row.kind,
    opcoes: row.options.map(({ id, descricao, descricaoEn, valor }) => ({
      id,
      descricao: inIdiom(idiom, descricao, descricaoEn),
      valor,
    })),
  };
}
