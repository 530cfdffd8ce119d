import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const texts = statement({
  name: 'demo.texts',
  text: `insert into content_text (key, language, description, html)
    select * from json_to_recordset($1::json) as d(key text, language text, description text, html text)`,
});

const banners = statement({
  name: 'demo.banners',
  text: `insert into banner (guid, category_code, position, link, title, description, text_position, buy_button, bid_button,
      offer_code, other_button, other_link, other_text, drawing)
    select * from json_to_recordset($1::json) as d(guid uuid, category_code integer, position smallint, link text, title text,
      description text, text_position text, buy_button boolean, bid_button boolean, offer_code bigint, other_button boolean,
      other_link text, other_text text, drawing jsonb)`,
});

const translations = statement({
  name: 'demo.translations',
  text: `insert into translation (kind, code, language, name, description, button)
    select * from json_to_recordset($1::json) as d(kind text, code text, language text, name text, description text, button text)`,
});

const surveyQuestions = statement({
  name: 'demo.survey-questions',
  text: `select q.id, q.kind, q.survey_guid from survey s join survey_question q on q.survey_guid = s.guid
    where s.occasion = 'completed' order by q.position`,
});

/** A question of the survey, in its order. */
export interface SurveyQuestion {
  readonly id: number;
  readonly kind: 'ESCOLHA' | 'TEXTO_LIVRE';
  readonly survey_guid: string;
}

/** Writes texts and banners; rows have the names of their columns. */
export function contentWriter(transaction: Transaction) {
  return {
    texts: (rows: readonly object[]) => transaction.run(texts, [JSON.stringify(rows)]),
    banners: (rows: readonly object[]) => transaction.run(banners, [JSON.stringify(rows)]),
    translations: (rows: readonly object[]) => transaction.run(translations, [JSON.stringify(rows)]),
    /** The survey questions after a purchase. */
    survey: () => transaction.rows(surveyQuestions),
  };
}
