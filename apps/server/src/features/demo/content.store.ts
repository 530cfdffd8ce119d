import type { Transaction } from '../../platform/db/database.ts';

const texts = {
  name: 'demo.texts',
  text: `insert into content_text (key, language, description, html)
    select * from json_to_recordset($1::json) as d(key text, language text, description text, html text)`,
} as const;

const banners = {
  name: 'demo.banners',
  text: `insert into banner (guid, category_code, position, link, title, description, text_position, buy_button, bid_button,
      offer_code, other_button, other_link, other_text, drawing)
    select * from json_to_recordset($1::json) as d(guid uuid, category_code integer, position smallint, link text, title text,
      description text, text_position text, buy_button boolean, bid_button boolean, offer_code bigint, other_button boolean,
      other_link text, other_text text, drawing jsonb)`,
} as const;

const survey = { name: 'demo.survey', text: 'insert into survey (guid, title) values ($1, $2)' } as const;

const surveyQuestions = {
  name: 'demo.survey-questions',
  text: `insert into survey_question (survey_guid, position, statement, kind, options)
    select $1, position, statement, kind, options
    from json_to_recordset($2::json) as d(position smallint, statement text, kind text, options jsonb)
    returning id, kind`,
} as const;

/** A question of the survey, in its order. */
export interface SurveyQuestion {
  readonly id: number;
  readonly kind: 'ESCOLHA' | 'TEXTO_LIVRE';
}

/** Writes texts, banners and the survey; rows bear the names of their columns. */
export function contentWriter(transaction: Transaction) {
  return {
    texts: (rows: readonly object[]) => transaction.run(texts, [JSON.stringify(rows)]),
    banners: (rows: readonly object[]) => transaction.run(banners, [JSON.stringify(rows)]),
    survey: async (guid: string, title: string, questions: readonly object[]) => {
      await transaction.run(survey, [guid, title]);
      return transaction.rows<SurveyQuestion>(surveyQuestions, [guid, JSON.stringify(questions)]);
    },
  };
}
