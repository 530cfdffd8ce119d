import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const survey = statement({
  name: 'surveys.seed',
  text: 'insert into survey (guid, occasion, title, title_en) values ($1, $2, $3, $4) on conflict do nothing',
});

const questions = statement({
  name: 'surveys.seed-questions',
  text: `insert into survey_question (survey_guid, position, statement, statement_en, kind, options, rated)
         select $1, position, statement, statement_en, kind, options, rated
         from json_to_recordset($2::json)
           as d(position smallint, statement text, statement_en text, kind text, options jsonb, rated boolean)`,
});

/** Inserts surveys; rows of questions have the names of their columns. */
export function surveySeeds(transaction: Transaction) {
  return {
    /** Returns how many were inserted: none if there is one for this occasion. */
    survey: (row: { guid: string; occasion: string; title: string; titleEn: string }) =>
      transaction.run(survey, [row.guid, row.occasion, row.title, row.titleEn]),
    questions: (guid: string, rows: readonly object[]) =>
      transaction.run(questions, [guid, JSON.stringify(rows)]),
  };
}
